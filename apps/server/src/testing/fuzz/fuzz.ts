import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Belongings } from '../everything-of.ts';
import type { TestApp } from '../open-test-app.ts';
import { judge, judgeLog } from './judge.ts';
import { type FuzzCall, readCalls } from './read-calls.ts';
import { readMails } from './read-mails.ts';
import { type FuzzRequest, requestsTo } from './requests.ts';
import { closeConnections, listening, send } from './send.ts';
import { makeWorld, type World } from './world.ts';

export interface Finding {
  readonly call: string;
  readonly what: string;
  /** The smallest request that was found to show it. */
  readonly example: string;
  readonly seed: number;
}

export interface FuzzResult {
  readonly requests: number;
  readonly findings: readonly Finding[];
  /** By the hundreds of the status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Calls that never said yes: nothing behind their first check was reached. */
  readonly neverServed: readonly string[];
  readonly slowest: { readonly call: string; readonly ms: number };
  readonly mails: number;
}

interface Options {
  readonly seed: number;
  readonly requests: number;
  /** Requests to one pair of organisations, before a fresh one is made. */
  readonly perWorld?: number;
  /** How many have answered in every tenth pair: from five on there are figures of groups. */
  readonly answered?: number;
  readonly only?: RegExp;
  readonly onBatch?: (done: number) => void;
}

/**
 * Sends made-up requests to every call, as everyone, over HTTP to the real server on a real database, and looks at
 * each answer, at what was logged, at the mails that follow, and at whether anything of another organisation was
 * touched. The same seed sends the same requests.
 */
export async function fuzz(t: TestApp, options: Options): Promise<FuzzResult> {
  const { seed, requests, perWorld = 500, answered = 6, only = /./ } = options;
  const calls = (await readCalls(t.app)).filter(({ id }) => only.test(id));
  const port = await listening(t.app);
  const run = new Run(port, calls);
  for (let done = 0, batch = 0; done < requests; batch += 1) {
    const count = Math.min(perWorld, requests - done);
    await run.batch(t, { seed: seed + batch, count, answered: batch % 10 === 0 ? answered : 1 });
    done += count;
    options.onBatch?.(done);
  }
  closeConnections();
  return run.result();
}

/** Calls after which someone may be signed out, elsewhere, or gone. */
const upsetting = /logout|session|password|account|organisation|member|leave|transfer|switch|verify/i;

interface Opened {
  readonly world: World;
  readonly before: Belongings;
}

async function open(t: TestApp, answered: number): Promise<Opened> {
  const world = await makeWorld(t, answered);
  return { world, before: await world.hidden() };
}

class Shown extends Error {}

class Run {
  readonly #port: number;
  readonly #calls: readonly FuzzCall[];
  readonly #arbitrary: fc.Arbitrary<FuzzRequest>;
  readonly #findings = new Map<string, Finding>();
  readonly #statuses: Record<string, number> = {};
  readonly #served = new Set<string>();
  #slowest = { call: '', ms: 0 };
  #requests = 0;
  #mails = 0;

  constructor(port: number, calls: readonly FuzzCall[]) {
    this.#port = port;
    this.#calls = calls;
    this.#arbitrary = requestsTo(calls);
  }

  async batch(t: TestApp, { seed, count, answered }: { seed: number; count: number; answered: number }) {
    const worlds = [await open(t, answered)];
    t.takeLog();
    const property = fc.asyncProperty(this.#arbitrary, async (request) => {
      const { world } = worlds.at(-1) as Opened;
      const served = await this.#try(request, world, seed);
      const upset = served && request.method !== 'GET' && upsetting.test(request.call);
      if (upset && !(await world.mend())) worlds.push(await open(t, 1));
    });
    const { failed, counterexample, numRuns } = await fc.check(property, { seed, numRuns: count });
    // After a finding fast-check looks for its smallest form and stops; the rest of the batch follows all the same.
    if (failed && counterexample !== null) this.#keep(counterexample[0], seed);
    for (let rest = count - numRuns, next = 1; failed && rest > 0; next += 1) {
      const more = await fc.check(property, { seed: seed + next * 7919, numRuns: rest });
      rest = more.failed ? rest - more.numRuns : 0;
      if (more.failed && more.counterexample !== null) this.#keep(more.counterexample[0], seed + next * 7919);
    }
    const secrets = worlds.flatMap(({ world }) => world.secrets);
    const personal = worlds.flatMap(({ world }) => world.personal);
    this.#note('the batch', judgeLog(t.takeLog(), [...secrets, ...personal]), seed);
    for (const { world, before } of worlds) {
      if (isDeepStrictEqual(before, await world.hidden())) continue;
      this.#note('the batch', ['changed another organisation'], seed);
    }
    const { mails, wrong } = await readMails(t, secrets);
    this.#mails += mails;
    this.#note('the mails', wrong, seed);
    // Founding organisations counts, too: an hour later everyone has all attempts again.
    t.pass(3600);
  }

  #open: { call: string; what: string } | null = null;

  /** Throws at what was not seen before, so that fast-check makes the request smaller. Answers whether it was served. */
  async #try(request: FuzzRequest, world: World, seed: number): Promise<boolean> {
    this.#requests += 1;
    try {
      const { wrong, served } = await this.#ask(request, world);
      const fresh = wrong.find((what) => !this.#findings.has(keyOf(request.call, what)));
      if (fresh === undefined) return served;
      this.#open ??= { call: request.call, what: fresh };
      const same = this.#open.call === request.call && wrong.includes(this.#open.what);
      if (same) throw new Shown(`${request.call} ${fresh} (seed ${seed})`);
      return served;
    } catch (error) {
      if (error instanceof Shown) throw error;
      // Noted as it is: to wait for smaller ones that hang as well would take hours.
      const what = `breaks off: ${(error as Error).message}`;
      this.#note(request.call, [what], seed, short(JSON.stringify(request)));
      return false;
    }
  }

  async #ask(request: FuzzRequest, world: World) {
    const answer = await send(this.#port, request, world);
    const kind = `${Math.floor(answer.status / 100)}xx`;
    this.#statuses[kind] = (this.#statuses[kind] ?? 0) + 1;
    if (answer.status < 400) this.#served.add(request.call);
    if (answer.ms > this.#slowest.ms) this.#slowest = { call: request.call, ms: Math.round(answer.ms) };
    return { wrong: judge(request, answer, world), served: answer.status < 400 };
  }

  #keep(request: FuzzRequest, seed: number): void {
    const { call, what } = this.#open ?? { call: request.call, what: 'fails' };
    this.#findings.set(keyOf(call, what), { call, what, seed, example: short(JSON.stringify(request)) });
    this.#open = null;
  }

  #note(call: string, wrong: readonly string[], seed: number, example = ''): void {
    for (const what of wrong) {
      if (!this.#findings.has(keyOf(call, what))) {
        this.#findings.set(keyOf(call, what), { call, what, seed, example });
      }
    }
  }

  result(): FuzzResult {
    return {
      requests: this.#requests,
      findings: [...this.#findings.values()],
      statuses: this.#statuses,
      neverServed: this.#calls.map(({ id }) => id).filter((id) => !this.#served.has(id)),
      slowest: this.#slowest,
      mails: this.#mails,
    };
  }
}

const keyOf = (call: string, what: string) =>
  createHash('sha256').update(`${call}\n${what}`).digest('base64');
const short = (text: string) =>
  text.length > 1200 ? `${text.slice(0, 1200)}… (${text.length} characters)` : text;

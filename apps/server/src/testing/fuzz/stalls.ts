import { loadQuestionnaire } from '@fourfold/measurement';
import { longestTurn } from '../longest-turn.ts';
import type { TestApp } from '../open-test-app.ts';
import { addCrowd, type CrowdSize } from './crowd.ts';
import { judgeLog } from './judge.ts';
import { type FuzzCall, readCalls } from './read-calls.ts';
import { compose, listening, patience, transmit } from './send.ts';
import { makeWorld, type World } from './world.ts';
import { type WorstRequest, worstRequestsTo } from './worst.ts';

/** For how many milliseconds of computing a request may keep everyone else waiting. */
export const longestStall = 100;
/** A first try also compiles what it runs, and any may meet the garbage collector: the best of them counts. */
const tries = 4;

export interface Stall {
  readonly call: string;
  readonly what: string;
  readonly ms: number;
  /** Of the last try; 0 where none came. */
  readonly status: number;
}

export interface StallResult {
  readonly stalls: readonly Stall[];
  /** Faults that were logged meanwhile. */
  readonly faults: readonly string[];
}

interface Options {
  readonly crowd: CrowdSize;
  /** Of all requests every so-manieth, beginning with this one: a quick look. */
  readonly every?: number;
  readonly from?: number;
  readonly only?: RegExp;
}

/**
 * Sends each call the most that it takes, and more, to an organisation of many people: one request at a time, so that
 * what kept the server busy is known by its call.
 *
 * What it cannot see: two requests that are quick alone and slow together, what the garbage collector does for one of
 * them later, what other threads and the database take, and how long a turn lasts on a machine with no processor to
 * spare. It counts what this thread computed in a turn, and its own client is part of that.
 */
export async function measureStalls(
  t: TestApp,
  { crowd, every = 1, from = 0, only = /./ }: Options,
): Promise<StallResult> {
  const port = await listening(t.app);
  const world = await crowdedWorld(t, crowd);
  const calls = (await readCalls(t.app)).filter(({ id }) => only.test(id));
  t.takeLog();
  const stalls: Stall[] = [];
  let at = 0;
  for (const call of calls.toSorted((a, b) => harm(a) - harm(b))) {
    const requests = worstRequestsTo(call);
    const chosen = requests.filter((_, index) => (at + index) % every === from % every);
    at += requests.length;
    for (const request of chosen)
      stalls.push({ call: call.id, what: request.what, ...(await stallOf(t, port, world, request)) });
    const mayHarm = call.method !== 'GET' && chosen.length > 0;
    if (mayHarm && !(await world.mend())) break;
  }
  return { stalls, faults: judgeLog(t.takeLog(), []) };
}

async function crowdedWorld(t: TestApp, size: CrowdSize): Promise<World> {
  const world = await makeWorld(t, 1);
  const [organisationId, employee, candidate, report] = [
    'home.organisation',
    'home.submitted',
    'home.candidate',
    'home.report',
  ].map((name) => world.places.get(name) ?? '') as [string, string, string, string];
  await addCrowd(t.db, { organisationId, employee, candidate }, size);
  // A report with results behind it: each figure in its draft is compared with them.
  await t.db.updateTable('reports').set({ response_id: employee }).where('id', '=', report).execute();
  const { behaviour, perception } = loadQuestionnaire().models;
  const named: [string, string][] = [
    ['behaviour', behaviour.measures[0]?.key ?? ''],
    ['perception', perception.measures[0]?.key ?? ''],
  ];
  return { ...world, places: new Map([...world.places, ...named]) };
}

async function stallOf(
  t: TestApp,
  port: number,
  world: World,
  request: WorstRequest,
): Promise<Pick<Stall, 'ms' | 'status'>> {
  let ms = Infinity;
  let status = 0;
  for (let tried = 0; tried < tries && ms > longestStall; tried += 1) {
    // Otherwise most of them would be turned away.
    await t.db.deleteFrom('rate_limits').execute();
    const composed = compose(request.make(), world);
    try {
      const stall = await longestTurn(async () => {
        ({ status } = await transmit(port, composed));
      });
      ms = Math.min(ms, stall);
    } catch {
      return { ms: patience, status: 0 };
    }
  }
  return { ms, status };
}

/** Calls after which someone may be signed out or gone come late, and those after which nothing is left last. */
function harm({ id }: FuzzCall): number {
  if (/^(deleteOrganisation|deleteAccount)$/.test(id)) return 2;
  return /logout|session|password|leave|transfer|switch|remove|erase|decline|withdraw|discard/i.test(id)
    ? 1
    : 0;
}

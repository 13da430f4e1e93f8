import { setTimeout as sleep } from 'node:timers/promises';
import type { Question, RespondentEnvelope } from '@fourfold/contract/schemas';
import { type Api, apiAt } from './api.ts';
import { linkIn, mailTo } from './mails.ts';

/** Someone who answers at random, and what they were told is kept. */
export interface Writer {
  readonly id: string;
  readonly email: string;
  readonly link: URLSearchParams;
  readonly questions: readonly Question[];
  /** By question: the option that was acknowledged last. */
  readonly acknowledged: Map<string, string>;
  /** By question: what was sent and not answered since. */
  readonly open: Map<string, Set<string>>;
  saves: number;
  failures: number;
}

export interface Inviter {
  readonly token: string;
  readonly writers: readonly Writer[];
}

/** Registers, verifies from the mail, invites, and reads the links from the mails in the data folder, as people would. */
export async function invitePeople(url: string, data: string, people: number): Promise<Inviter> {
  const visitor = apiAt(url);
  const [password, email] = ['a heron on the quay', 'owner-of-writers@example.com'];
  const form = { first_name: 'Ann', last_name: 'Archer', company: 'Acme', email, password };
  const { token } = await visitor('POST', '/auth/register', { ...form, password_confirmation: password });
  const verification = linkIn(await mailTo(data, email));
  await visitor('POST', `/auth/email/verify${verification.search}`);
  const addresses = Array.from({ length: people }, (_, n) => `writer-${n}@example.com`);
  const lines = addresses.map((address, n) => `P${n},Last,${address},Buyer,Sales,Acme`);
  await apiAt(url, token)('POST', '/survey/responses/batch', { text: lines.join('\n') });
  const writers = addresses.map(async (address) =>
    begin(visitor, address, linkIn(await mailTo(data, address))),
  );
  return { token, writers: await Promise.all(writers) };
}

async function begin(api: Api, email: string, address: URL): Promise<Writer> {
  const id = address.pathname.split('/').at(-1) ?? '';
  const { searchParams } = address;
  const link = new URLSearchParams({
    signature: searchParams.get('s') ?? '',
    expires: searchParams.get('e') ?? '',
  });
  const opened: RespondentEnvelope = await api('POST', `/survey/responses/${id}/answers?${link}`, {});
  const version = opened.invitation?.visibility.version;
  await api('POST', `/survey/responses/${id}/acknowledge?${link}`, { version });
  const questions = await allQuestions(api, id, link);
  return { id, email, link, questions, acknowledged: new Map(), open: new Map(), saves: 0, failures: 0 };
}

async function allQuestions(api: Api, id: string, link: URLSearchParams): Promise<Question[]> {
  const pages = await Promise.all(
    Array.from({ length: 8 }, (_, page) =>
      api('GET', `/survey/responses/${id}/questions?${link}&from=${page * 20}&count=20`),
    ),
  );
  return pages.flatMap((page: { questions: Question[] }) => page.questions);
}

export interface Persistence {
  /** Ends the writing in order. Without it, the first save that fails does. */
  readonly signal?: AbortSignal;
  /** Told of each save that was not acknowledged. */
  readonly onFailure?: (error: Error) => void;
  /** Between two saves. */
  readonly pauseMs?: number;
}

/** Answers at random, one page after the other: until the server is gone, or with a signal through everything. */
export async function keepSaving(api: Api, writer: Writer, persistence: Persistence = {}): Promise<void> {
  const { signal, onFailure, pauseMs = 0 } = persistence;
  while (signal?.aborted !== true) {
    try {
      await saveOnce(api, writer);
    } catch (error) {
      writer.failures += 1;
      if (signal === undefined) return;
      onFailure?.(error as Error);
      await sleep(200);
    }
    if (pauseMs > 0) await sleep(pauseMs);
  }
}

async function saveOnce(api: Api, writer: Writer): Promise<void> {
  const { id, link, questions, acknowledged, open } = writer;
  const from = Math.floor(Math.random() * (questions.length - 4));
  const answers = questions.slice(from, from + 4).map(({ id: question_id, key, options }) => ({
    question_id,
    question_key: key,
    key: options[Math.floor(Math.random() * options.length)]?.key ?? '',
  }));
  for (const { question_key, key } of answers) {
    open.set(question_key, (open.get(question_key) ?? new Set()).add(key));
  }
  await api('POST', `/survey/responses/${id}/answers?${link}`, { answers });
  writer.saves += 1;
  for (const { question_key, key } of answers) {
    acknowledged.set(question_key, key);
    open.delete(question_key);
  }
}

/** What stands there is neither what was acknowledged last nor what was on its way then. */
export async function lostAnswers(api: Api, { id, link, acknowledged, open }: Writer): Promise<string[]> {
  const stored = await allQuestions(api, id, link);
  return stored
    .filter(({ key, answer_key }) => {
      const mayBe = [acknowledged.get(key) ?? null, ...(open.get(key) ?? [])];
      return !mayBe.includes(answer_key);
    })
    .map(({ key, answer_key }) => `${id} ${key}: ${answer_key} instead of ${acknowledged.get(key)}`);
}

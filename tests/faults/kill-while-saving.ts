/**
 * Kills the server with SIGKILL while people answer, again and again, and starts it on what is left. Of every
 * question the answer that was acknowledged last must be there, or the one that was on its way when the server died.
 * Usage: npm run faults:saves [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Question, RespondentEnvelope } from '@fourfold/contract';
import { type Api, apiAt } from '../support/api.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { startProduct } from '../support/product.ts';

const rounds = Number(process.argv[2] ?? 50);
const people = 8;
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-saves-'));
const settings = { LOG_LEVEL: 'silent', FREE_SEATS: String(people) };

interface Writer {
  readonly id: string;
  readonly link: URLSearchParams;
  readonly questions: readonly Question[];
  /** By question: the option that was acknowledged last. */
  readonly acknowledged: Map<string, string>;
  /** By question: what was sent and not answered. */
  readonly open: Map<string, Set<string>>;
}

let product = await startProduct(data, settings);
const writers = await invitePeople(product.url);
await product.stop();
let saves = 0;
for (let round = 1; round <= rounds; round += 1) {
  product = await startProduct(data, settings);
  const { url } = product;
  const writing = writers.map((writer) => keepSaving(apiAt(url), writer));
  const before = saves;
  // A slow machine gets the time that its first saves need, so that each kill hits a server at work.
  for (let waited = 0; saves === before && waited < 100; waited += 1) await sleep(100);
  await sleep((round * 37) % 250);
  await product.kill();
  await Promise.all(writing);
  if (round % 10 === 0) console.log(`round ${round}: ${saves} acknowledged so far`);
}

product = await startProduct(data, settings);
const wrong = (await Promise.all(writers.map((writer) => lost(apiAt(product.url), writer)))).flat();
await product.stop();
rmSync(data, { recursive: true, force: true });
console.log(`killed ${rounds} times, acknowledged ${saves} saves, lost ${wrong.length}`);
for (const line of wrong) console.log(line);
if (saves === 0 || wrong.length > 0) process.exit(1);

/** Registers, verifies from the mail, invites, and reads the links from the mails, as people would. */
async function invitePeople(url: string): Promise<Writer[]> {
  const visitor = apiAt(url);
  const [password, email] = ['a heron on the quay', 'owner@example.com'];
  const form = { first_name: 'Ann', last_name: 'Archer', company: 'Acme', email, password };
  const { token } = await visitor('POST', '/auth/register', { ...form, password_confirmation: password });
  const verification = linkIn(await mailTo(data, email));
  await visitor('POST', `/auth/email/verify${verification.search}`);
  const owner = apiAt(url, token);
  const lines = Array.from({ length: people }, (_, n) => `P${n},Last,p${n}@example.com,Buyer,Sales,Acme`);
  await owner('POST', '/survey/responses/batch', { text: lines.join('\n') });
  return await Promise.all(
    lines.map(async (_, n) => begin(visitor, linkIn(await mailTo(data, `p${n}@example.com`)))),
  );
}

async function begin(api: Api, address: URL): Promise<Writer> {
  const id = address.pathname.split('/').at(-1) ?? '';
  const { searchParams } = address;
  const link = new URLSearchParams({
    signature: searchParams.get('s') ?? '',
    expires: searchParams.get('e') ?? '',
  });
  const opened: RespondentEnvelope = await api('POST', `/survey/responses/${id}/answers?${link}`, {});
  const version = opened.invitation?.visibility.version;
  await api('POST', `/survey/responses/${id}/acknowledge?${link}`, { version });
  return { id, link, questions: await allQuestions(api, id, link), acknowledged: new Map(), open: new Map() };
}

async function allQuestions(api: Api, id: string, link: URLSearchParams): Promise<Question[]> {
  const pages = await Promise.all(
    Array.from({ length: 8 }, (_, page) =>
      api('GET', `/survey/responses/${id}/questions?${link}&from=${page * 20}&count=20`),
    ),
  );
  return pages.flatMap((page: { questions: Question[] }) => page.questions);
}

/** Answers at random, one page after the other, until the server is gone. */
async function keepSaving(api: Api, { id, link, questions, acknowledged, open }: Writer): Promise<void> {
  for (;;) {
    const from = Math.floor(Math.random() * (questions.length - 4));
    const answers = questions.slice(from, from + 4).map(({ id: question_id, key, options }) => ({
      question_id,
      question_key: key,
      key: options[Math.floor(Math.random() * options.length)]?.key ?? '',
    }));
    for (const { question_key, key } of answers) {
      open.set(question_key, (open.get(question_key) ?? new Set()).add(key));
    }
    try {
      await api('POST', `/survey/responses/${id}/answers?${link}`, { answers });
    } catch {
      return;
    }
    saves += 1;
    for (const { question_key, key } of answers) {
      acknowledged.set(question_key, key);
      open.delete(question_key);
    }
  }
}

async function lost(api: Api, { id, link, acknowledged, open }: Writer): Promise<string[]> {
  const stored = await allQuestions(api, id, link);
  return stored
    .filter(({ key, answer_key }) => {
      const mayBe = [acknowledged.get(key) ?? null, ...(open.get(key) ?? [])];
      return !mayBe.includes(answer_key);
    })
    .map(({ key, answer_key }) => `${id} ${key}: ${answer_key} instead of ${acknowledged.get(key)}`);
}

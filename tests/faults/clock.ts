/**
 * Moves the clock of the server and its PostgreSQL while they run (libfaketime, from Debian): days forward, weeks
 * forward, back, and back before the start. Sessions and links end when their time has come and not before, and mails,
 * jobs and saves go on whatever the clock has done.
 * Usage: npm run faults -- clock
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiAt } from '../support/api.ts';
import { createChecks } from '../support/checks.ts';
import { requireLibrary } from '../support/debian.ts';
import { embeddedIn } from '../support/embedded.ts';
import { query } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { invitePeople, type Writer } from '../support/writers.ts';

const { check, note, end } = createChecks();
const library = requireLibrary('faketime/libfaketimeMT.so.1', 'libfaketime');
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-clock-'));
const clockFile = path.join(data, 'clock');
writeFileSync(clockFile, '+0');
const product = await startProduct(data, {
  LOG_LEVEL: 'silent',
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: clockFile,
  FAKETIME_NO_CACHE: '1',
  // Pauses last as long as they should: a machine whose clock is set has no other monotonic clock either.
  DONT_FAKE_MONOTONIC: '1',
});
const { url } = product;
const { token, writers } = await invitePeople(url, data, 3);
const [writer] = writers as [Writer, ...Writer[]];
let day = 0;

check(await hasMoved(0), 'the clock is the real one');
await expectAll('at first', { session: 200, link: 200 });
await move(6);
await expectAll('after 6 days', { session: 200, link: 200 });
await move(13);
await expectAll('after 13 days', { session: 401, link: 200 });
await mailArrives('after 13 days');
await jobsRun('after 13 days');
await move(16);
await expectAll('after 16 days', { session: 401, link: 'dead' });
await move(0);
// What the clock called expired was not deleted but refused: with the right time again it works.
await expectAll('back at the right time', { link: 200 });
await mailArrives('back at the right time');
await jobsRun('back at the right time');
await move(-2);
await expectAll('two days before the start', { link: 200 });
await mailArrives('two days before the start');
await move(0);
await expectAll('at the right time again', { link: 200 });
await product.stop();
rmSync(data, { recursive: true, force: true });
end();

async function move(to: number): Promise<void> {
  day = to;
  writeFileSync(clockFile, `${to < 0 ? '' : '+'}${to}d`);
  await sleep(1000);
  if (!(await hasMoved(to))) check(false, `the clock did not move to ${to} days`);
}

/** In the server and in its PostgreSQL. */
async function hasMoved(days: number): Promise<boolean> {
  const { headers } = await fetch(`${url}/healthz`);
  const [row] = await query<{ now: Date }>(embeddedIn(data).url, 'select now() as now');
  const wanted = Date.now() + days * 86_400_000;
  const times = [new Date(headers.get('date') ?? 0), row?.now ?? new Date(0)];
  return times.every((time) => Math.abs(time.getTime() - wanted) < 60_000);
}

interface Expected {
  readonly session?: 200 | 401;
  readonly link: 200 | 'dead';
}

async function expectAll(when: string, expected: Expected): Promise<void> {
  if (expected.session !== undefined) {
    const { status } = await fetch(`${url}/api/auth/my-profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    check(status === expected.session, `${when}: the session of a week answers ${status}`);
  }
  const question = writer.questions[day === 0 ? 1 : 2];
  const answers = [
    { question_id: question?.id, question_key: question?.key, key: question?.options[0]?.key },
  ];
  const answer = await fetch(`${url}/api/survey/responses/${writer.id}/answers?${writer.link}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers }),
  });
  const { message = '' } = (await answer.json()) as { message?: string };
  const holds = expected.link === 200 ? answer.status === 200 : answer.status >= 400 && answer.status < 500;
  check(
    holds,
    `${when}: a save through the link of two weeks answers ${answer.status}${message === '' ? '' : `, ${message}`}`,
  );
}

async function mailArrives(when: string): Promise<void> {
  const count = async () =>
    (
      await query<{ sent: number }>(
        embeddedIn(data).url,
        `select count(*)::int as sent from mails where state = 'sent'`,
      )
    )[0]?.sent ?? 0;
  const before = await count();
  const email = `visitor${day}-${before}@example.com`;
  await apiAt(url)('POST', '/leads', { source: 'contact-form-v1', email, name: 'Visitor', message: 'Hello' });
  for (let waited = 0; waited < 300 && (await count()) === before; waited += 1) await sleep(100);
  check((await count()) > before, `${when}: a mail leaves`);
}

/** The clocked jobs are looked at every half minute; the one that runs every five minutes tells. */
async function jobsRun(when: string): Promise<void> {
  const newest = async () =>
    (
      await query<{ at: Date | null }>(
        embeddedIn(data).url,
        `select max(completed_on) as at from pgboss.job where name in ('fold-culture', 'sweep', 'tidy-up', 'survey.remind') and state = 'completed' and completed_on < now() + interval '1 minute'`,
      )
    )[0]?.at ?? null;
  const now = async () =>
    (await query<{ now: Date }>(embeddedIn(data).url, 'select now() as now'))[0]?.now ?? new Date();
  const moved = await now();
  for (let waited = 0; waited < 400; waited += 1) {
    const at = await newest();
    if (at !== null && at.getTime() > moved.getTime() - 1000 && at.getTime() < moved.getTime() + 400_000) {
      note(`a clocked job ran at ${at.toISOString()}`);
      check(true, `${when}: clocked jobs run`);
      return;
    }
    await sleep(1000);
  }
  check(false, `${when}: clocked jobs run`);
}

/**
 * Kills the server with SIGKILL in every phase of a submission, and then its PostgreSQL as well: a trigger holds the
 * transaction at one table after the other, and at the commit. Afterwards someone has submitted with all that belongs
 * to it, or has not and finds every answer; submitting again works in both cases, and happens once.
 * Usage: npm run faults -- kill-while-submitting
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Question } from '@fourfold/contract/schemas';
import { apiAt } from '../support/api.ts';
import { createChecks } from '../support/checks.ts';
import { embeddedIn } from '../support/embedded.ts';
import { query } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { invitePeople, type Writer } from '../support/writers.ts';

/** The tables that a submission writes, in its order; each is a phase, before and after its row. The last is the commit. */
const phases = [
  'before update on response_answers',
  'before update on responses',
  'after update on responses',
  'before insert on response_scores',
  'after insert on response_scores',
  'before insert on culture_members',
  'after insert on culture_changes',
  'before insert on mails',
  'after insert on mails',
  'before insert on pgboss.job_common',
  'at the commit',
];
const { check, end } = createChecks();
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-submit-'));
const settings = { LOG_LEVEL: 'silent', FREE_SEATS: String(2 * phases.length) };

let product = await startProduct(data, settings);
const { writers } = await invitePeople(product.url, data, 2 * phases.length);
await query(
  embeddedIn(data).url,
  `create schema faults; create function faults.hold() returns trigger language plpgsql as $$
   begin perform pg_sleep(1.5); return new; end $$`,
);
for (const [n, writer] of writers.entries()) {
  const phase = phases[n % phases.length] ?? '';
  const databaseToo = n >= phases.length;
  await answerAll(writer);
  const { url, pid } = embeddedIn(data);
  await query(url, holdAt(phase));
  const submitting = submit(writer).then(
    () => 'acknowledged',
    () => 'not answered',
  );
  const held = await untilHeld(url);
  await product.kill();
  if (databaseToo) process.kill(pid, 'SIGKILL');
  const told = await submitting;
  product = await startProduct(data, settings);
  await query(embeddedIn(data).url, release(phase));
  await untilNobodyHolds(embeddedIn(data).url);

  const after = await stateOf(writer);
  const whole = after.submitted
    ? after.parts === 'score 1, member 1, mail 1'
    : after.parts === 'score 0, member 0, mail 0';
  const answers = after.submitted || (await unanswered(writer)) === 0;
  await submit(writer).catch(() => undefined);
  const again = await stateOf(writer);
  const killed = databaseToo ? 'server and database killed' : 'server killed';
  check(
    held && whole && answers && again.submitted && again.parts === 'score 1, member 1, mail 1',
    `${phase}, ${killed}: ${told}, ${after.submitted ? 'submitted' : 'not submitted'} with ${after.parts}; submitted again: ${again.parts}`,
  );
}
await product.stop();
rmSync(data, { recursive: true, force: true });
end();

function holdAt(phase: string): string {
  return phase === 'at the commit'
    ? `create constraint trigger hold after insert on mails deferrable initially deferred
       for each row execute function faults.hold()`
    : `create trigger hold ${phase} for each row execute function faults.hold()`;
}

function release(phase: string): string {
  const table = phase === 'at the commit' ? 'mails' : phase.split(' ').at(-1);
  return `drop trigger if exists hold on ${table}`;
}

/** Until the transaction stands at the trigger. */
async function untilHeld(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const [{ held } = { held: false }] = await query<{ held: boolean }>(
      url,
      `select exists (select 1 from pg_stat_activity where wait_event = 'PgSleep') as held`,
    );
    if (held) return true;
    await sleep(20);
  }
  return false;
}

async function untilNobodyHolds(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const [{ open } = { open: 1 }] = await query<{ open: number }>(
      url,
      `select count(*)::int as open from pg_stat_activity where wait_event = 'PgSleep'`,
    );
    if (open === 0) return;
    await sleep(50);
  }
}

async function answerAll({ id, link, questions }: Writer): Promise<void> {
  for (let from = 0; from < questions.length; from += 40) {
    const answers = questions.slice(from, from + 40).map(({ id: question_id, key, options }) => ({
      question_id,
      question_key: key,
      key: options[from % options.length]?.key ?? '',
    }));
    await apiAt(product.url)('POST', `/survey/responses/${id}/answers?${link}`, { answers });
  }
}

/** With one more answer, so that the sheet is written too. */
function submit({ id, link, questions }: Writer): Promise<unknown> {
  const question = questions[0];
  const option = question?.options.at(-1);
  const answers = [{ question_id: question?.id, question_key: question?.key, key: option?.key }];
  const details = { first_name: 'Pat', last_name: 'Last', company: 'Acme', role: 'Buyer' };
  const body = { answers, is_complete: 1, ...details };
  return apiAt(product.url)('POST', `/survey/responses/${id}/answers?${link}`, body);
}

async function unanswered({ id, link }: Writer): Promise<number> {
  let open = 0;
  for (let from = 0; from < 160; from += 20) {
    const page: { questions: Question[] } = await apiAt(product.url)(
      'GET',
      `/survey/responses/${id}/questions?${link}&from=${from}&count=20`,
    );
    open += page.questions.filter(({ answer_key }) => answer_key === null).length;
  }
  return open;
}

async function stateOf({ id, email }: Writer): Promise<{ submitted: boolean; parts: string }> {
  const [row] = await query<{ submitted: boolean; scores: number; members: number; mails: number }>(
    embeddedIn(data).url,
    `select r.submitted_at is not null as submitted,
       (select count(*)::int from response_scores where response_id = r.id) as scores,
       (select count(*)::int from culture_members where response_id = r.id) as members,
       (select count(*)::int from mails where recipient = '${email}' and kind = 'survey.received') as mails
     from responses r where r.id = '${id}'`,
  );
  if (row === undefined) throw new Error('There is no such response.');
  return { submitted: row.submitted, parts: `score ${row.scores}, member ${row.members}, mail ${row.mails}` };
}

/**
 * Kills the server with SIGKILL while pulses are sent and the weeks of plans are ticked: pulses that someone asks for
 * now, and pulses whose hour came while no server ran. Each pulse that was taken must ask each person once, with one
 * mail; one that was cut off asks everyone or nobody. A tick that was answered stays.
 * Usage: npm run faults -- kill-while-asking [kills]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { weekOf } from '../../packages/contract/src/plans/words.ts';
import { type Api, apiAt } from '../support/api.ts';
import { embeddedIn } from '../support/embedded.ts';
import { linkIn } from '../support/mails.ts';
import { type Product, startProduct } from '../support/product.ts';
import { startSlowMailServer } from '../support/slow-mail-server.ts';

const kills = Number(process.argv[2] ?? 20);
const people = 8;
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-asking-'));
const mails = await startSlowMailServer(200);
const settings = { LOG_LEVEL: 'silent', SMTP_URL: mails.url, FREE_SEATS: '50' };

let product: Product = await startProduct(data, settings);
const token = await register(apiAt(product.url));
const { plan, department } = await prepare(apiAt(product.url, token));
const week = weekOf(new Date());
/** What was answered last, and what was asked after it: a tick may be either until the next answer. */
let possible = [false];
const answered = { pulses: 0, ticks: 0 };
const span = await howLongItTakes();
for (let kill = 1; kill <= kills; kill += 1) {
  const isPlanned = kill % 2 === 0;
  await rest(isPlanned);
  if (isPlanned) await restart();
  const api = apiAt(product.url, token);
  const busy = Promise.allSettled([isPlanned ? null : ask(api), ask(api), tickOn(api)]);
  // Each kill at another moment, all of them spread over what the calls take.
  await sleep(span * ((kill * 0.618) % 1));
  await restart();
  await busy;
  const { plan: now } = await apiAt(product.url, token)('GET', `/plans/${plan}`);
  const kept = now.ticks.find((one: { week: string }) => one.week === week)?.done ?? false;
  if (!possible.includes(kept)) fail(`kill ${kill}: a tick that was answered is gone`);
  possible = [kept];
  if (kill % 5 === 0 || kill === kills)
    console.log(`kill ${kill}: ${answered.pulses} pulses and ${answered.ticks} ticks answered`);
}

const waves = await query<{ asked: number; invited: number }>(`
  select w.asked, count(r.id)::int as invited from pulse_waves w
  left join responses r on r.round_id = w.round_id where w.asked > 0 group by w.id`);
// What a killed process had in hand is taken up again after five minutes.
const due = () => query<object>('select 1 from responses where mail_due is not null');
for (let waited = 0; waited < 1200 && (await due()).length > 0; waited += 1) await sleep(500);
const wanted = 1 + waves.length;
const addresses = Array.from({ length: people }, (_, at) => addressOf(at));
const isThere = () => addresses.every((to) => mails.mailsFor(to) >= wanted);
for (let waited = 0; waited < 1200 && !isThere(); waited += 1) await sleep(500);
// Long enough for a second mail to come, if there were one.
await sleep(4000);
const planned = await query<object>('select 1 from pulses where next_at is not null');
const rounds = await query<object>(
  'select 1 from rounds r where number < 0 and not exists (select 1 from pulse_waves w where w.round_id = r.id)',
);
await product.stop();
await mails.stop();
rmSync(data, { recursive: true, force: true });

const partly = waves.filter(({ asked, invited }) => asked !== people || invited !== people).length;
const missing = addresses.filter((to) => mails.mailsFor(to) < wanted).length;
const twice = addresses.filter((to) => mails.mailsFor(to) > wanted).length;
const lost = Math.max(0, answered.pulses - waves.length);
const { pulses, ticks } = answered;
console.log(`killed ${kills} times, each at another moment of ${(span / 1000).toFixed(1)} s`);
console.log(
  `${waves.length} pulses asked ${people} people each; ${pulses} pulses and ${ticks} ticks answered`,
);
console.log(
  `partly asked ${partly}, answered and lost ${lost}, planned and never asked ${planned.length}, without a pulse ${rounds.length}`,
);
console.log(`people with a mail missing ${missing}, with one too many ${twice}`);
const repeated = addresses.reduce((sum, to) => sum + mails.copiesFor(to) - mails.mailsFor(to), 0);
console.log(`copies of the same mail, which a mailbox shows once: ${repeated}`);
const wrong = partly + lost + planned.length + rounds.length + missing + twice;
// Where few pulses and ticks came through, nothing was tried.
if (waves.length < kills / 2 || ticks < kills || wrong > 0) process.exit(1);

function fail(what: string): never {
  console.error(what);
  product.process.kill('SIGKILL');
  process.exit(1);
}

async function register(visitor: Api): Promise<string> {
  const [password, email] = ['a heron on the quay', 'owner@example.com'];
  const form = { first_name: 'Ann', last_name: 'Archer', company: 'Acme', email, password };
  const answer = await visitor('POST', '/auth/register', { ...form, password_confirmation: password });
  await visitor('POST', `/auth/email/verify${linkIn(await mails.firstTo(email)).search}`);
  return answer.token;
}

function addressOf(at: number): string {
  return `person-${at}@example.com`;
}

/** People of a department who were invited, and a running plan for it. */
async function prepare(api: Api): Promise<{ plan: string; department: string }> {
  const { department: made } = await api('POST', '/organisation/departments', { name: 'Depot' });
  for (let at = 0; at < people; at += 1) {
    const names = { first_name: 'Rosa', last_name: `Lind${at}`, job_position: 'Buyer', company: 'Acme' };
    await api('POST', '/survey/responses', { ...names, email: addressOf(at), department: 'Depot' });
  }
  const { user } = await api('GET', '/auth/my-profile');
  const { plan: drafted } = await api('POST', '/plans', {
    kind: 'opportunity',
    measure_key: 'delegation',
    direction: 'improve',
    cue: 'the lorry is loaded',
    who: 'each of us',
    what: 'hand over one task',
    sign: 'Fewer questions.',
    until: new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10),
    owner: { kind: 'member', user_id: user.id },
    departments: [made.id],
  });
  await api('POST', `/plans/${drafted.id}/start`);
  for (let at = 0; at < people; at += 1) await mails.firstTo(addressOf(at));
  return { plan: drafted.id, department: made.id };
}

/** From a start to the answer of a pulse, and half as long again for ticks. */
async function howLongItTakes(): Promise<number> {
  await rest(false);
  await restart();
  const started = performance.now();
  await ask(apiAt(product.url, token));
  return (performance.now() - started) * 1.5;
}

async function restart(): Promise<void> {
  await product.kill();
  product = await startProduct(data, settings);
}

/** Everyone was invited long ago, and nobody twice since the last time; where wanted, a pulse is planned whose hour is over. */
async function rest(isPlanned: boolean): Promise<void> {
  const often = await query<object>(`
    select 1 from responses where invited_at > now() - interval '30 days' group by person_id having count(*) > 1`);
  if (often.length > 0) fail(`${often.length} people were invited twice within 30 days`);
  await query("update responses set invited_at = invited_at - interval '40 days'");
  if (!isPlanned) return;
  const at = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await post(apiAt(product.url, token), { at, time_zone: 'UTC' });
  await query("update pulses set next_at = '2026-01-01T09:00' where next_at is not null");
}

function post(api: Api, when: object): Promise<unknown> {
  return api('POST', `/plans/${plan}/pulses`, { departments: [department], ...when });
}

/** A pulse at once. Where another has asked the same people, it is refused. */
async function ask(api: Api): Promise<void> {
  await post(api, {});
  answered.pulses += 1;
}

/** Ticks the week, done and not done by turns, until the server is gone. */
async function tickOn(api: Api): Promise<void> {
  for (let isDone = !possible[0]; ; isDone = !isDone) {
    possible = [...possible, isDone];
    await api('PUT', `/plans/${plan}/ticks/${week}`, { done: isDone });
    possible = [isDone];
    answered.ticks += 1;
  }
}

async function query<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client(embeddedIn(data).url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Kills the server with SIGKILL in the middle of writes, again and again, every third time its PostgreSQL too, and
 * starts it on what is left. Whatever was acknowledged must be there, with its mail; at the end nothing may run on.
 * Usage: npm run faults -- kill-while-writing [rounds]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAlive, runningPostmaster } from '../../apps/server/src/kernel/database/embedded/postmaster.ts';
import { startProduct } from '../support/product.ts';

const rounds = Number(process.argv[2] ?? 20);
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-faults-'));
const acknowledged: string[] = [];
const postmasters = new Set<number>();

for (let round = 1; round <= rounds; round += 1) {
  const began = performance.now();
  const product = await startProduct(data, { LOG_LEVEL: 'silent', TRUST_PROXY: 'true' });
  const ready = Math.round(performance.now() - began);
  const writers = Array.from({ length: 8 }, (_, writer) => write(product.url, `${round}-${writer}`));
  await sleep(150 + ((round * 37) % 250));
  const database = runningPostmaster(path.join(data, 'postgres'));
  if (database === null) throw new Error('No PostgreSQL runs on the data folder.');
  postmasters.add(database.pid);
  await product.kill();
  if (round % 3 === 0) process.kill(database.pid, 'SIGKILL');
  await Promise.all(writers);
  console.log(`round ${round}: ready after ${ready} ms, ${acknowledged.length} acknowledged so far`);
}

const product = await startProduct(data, { LOG_LEVEL: 'silent', TRUST_PROXY: 'true' });
const { leads, mails } = await stored();
await product.stop();
const lost = acknowledged.filter((email) => !leads.has(email));
const withoutMail = acknowledged.filter((email) => !mails.has(email));
const left = [...postmasters].filter(isAlive);
rmSync(data, { recursive: true, force: true });
console.log(
  `acknowledged ${acknowledged.length}, lost ${lost.length}, without their mail ${withoutMail.length}`,
);
console.log(`PostgreSQL processes left behind: ${left.length}`);
if (acknowledged.length === 0 || lost.length + withoutMail.length + left.length > 0) process.exit(1);

/** Sends one lead after the other until the server is gone; each from its own address as far as the limit goes. */
async function write(url: string, name: string): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    const writer = `${name}-${n}`;
    const email = `${writer}@example.com`;
    const body = JSON.stringify({ source: 'contact-form-v1', email, name: writer, message: 'Hello' });
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${(Math.random() * 255) | 0}.${n}`,
    };
    try {
      const answer = await fetch(`${url}/api/leads`, { method: 'POST', headers, body });
      if (answer.status === 201) acknowledged.push(email);
    } catch {
      return;
    }
  }
}

async function stored(): Promise<{ leads: Set<string>; mails: Set<string> }> {
  const running = runningPostmaster(path.join(data, 'postgres'));
  const password = readFileSync(path.join(data, 'database-password'), 'utf8').trim();
  const client = new pg.Client(`postgres://fourfold:${password}@127.0.0.1:${running?.port}/fourfold`);
  await client.connect();
  const leads = await client.query<{ email: string }>('select email from leads');
  const waiting = await client.query<{ email: string }>(
    "select l.email from leads l join mails m on m.subject = 'Message from ' || split_part(l.email, '@', 1) and exists (select 1 from pgboss.job j where j.data ->> 'mailId' = m.id::text)",
  );
  await client.end();
  return {
    leads: new Set(leads.rows.map((row) => row.email)),
    mails: new Set([...waiting.rows.map((row) => row.email), ...written()]),
  };
}

/** Whom the mails are about that have left: in the database nothing of what they said is kept. */
function written(): string[] {
  const folder = path.join(data, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .flatMap(
      (name) =>
        /^Subject: Message from (\S+)/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1] ?? [],
    )
    .map((writer) => `${writer}@example.com`);
}

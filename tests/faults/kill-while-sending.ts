/**
 * Kills the server with SIGKILL while reviewed reports are being sent, before, between and after their mails are
 * queued and delivered, and presses "send" again on what is left. The mail server takes its time, so that most kills
 * find mails on their way. Each report must go out once: one mail, however often it was pressed and whatever died.
 * Usage: npm run faults -- kill-while-sending [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, apiAt } from '../support/api.ts';
import { linkIn } from '../support/mails.ts';
import { startProduct } from '../support/product.ts';
import { startSlowMailServer } from '../support/slow-mail-server.ts';

const rounds = Number(process.argv[2] ?? 15);
const perRound = 3;
const data = mkdtempSync(path.join(tmpdir(), 'fourfold-sending-'));
const mails = await startSlowMailServer(400);
const settings = { LOG_LEVEL: 'silent', SMTP_URL: mails.url };

let product = await startProduct(data, settings);
const token = await register(apiAt(product.url));
const sent = new Map<string, string>();
for (let round = 1; round <= rounds; round += 1) {
  const api = apiAt(product.url, token);
  const reports = await Promise.all(Array.from({ length: perRound }, () => review(api)));
  for (const [index, id] of reports.entries()) sent.set(id, `round-${round}-${index}@example.com`);
  const presses = Promise.allSettled(reports.flatMap((id) => [press(api, id), press(api, id)]));
  await sleep((round * 61) % 600);
  await product.kill();
  await presses;
  product = await startProduct(data, settings);
  if (round % 5 === 0) console.log(`round ${round}: ${sent.size} reports`);
}

// What was killed before it was queued is pressed once more by someone who still sees it unsent; the rest stays sent.
for (const id of sent.keys()) await press(apiAt(product.url, token), id);
const wanted = [...sent.values()];
for (let waited = 0; waited < 600 && wanted.some((to) => mails.mailsFor(to) === 0); waited += 1)
  await sleep(500);
// Long enough for a second mail to come, if there were one.
await sleep(5000);
await product.stop();
await mails.stop();
rmSync(data, { recursive: true, force: true });

const missing = wanted.filter((to) => mails.mailsFor(to) === 0);
const twice = wanted.filter((to) => mails.mailsFor(to) > 1);
const repeated = wanted.filter((to) => mails.copiesFor(to) > 1).length - twice.length;
console.log(
  `killed ${rounds} times; reports ${wanted.length}, never sent ${missing.length}, sent twice ${twice.length}`,
);
console.log(`copies of the same mail, which a mailbox shows once: ${repeated}`);
if (wanted.length === 0 || missing.length + twice.length > 0) process.exit(1);

async function register(visitor: Api): Promise<string> {
  const [password, email] = ['a heron on the quay', 'owner@example.com'];
  const form = { first_name: 'Ann', last_name: 'Archer', company: 'Acme', email, password };
  const answer = await visitor('POST', '/auth/register', { ...form, password_confirmation: password });
  await visitor('POST', `/auth/email/verify${linkIn(await mails.firstTo(email)).search}`);
  return answer.token;
}

/** A report that was filled by hand and reviewed. */
async function review(api: Api): Promise<string> {
  const choices = { first_name: 'Ana', overactivated: 'planning', area_1: 'patience', area_2: 'delegation' };
  const { report } = await api('POST', '/survey/reports', choices);
  const draft_report = 'Dear Ana,\n\nRead and reviewed.';
  await api('POST', '/survey/reports/generate', {
    report_id: report.id,
    prompt: report.prompt,
    draft_report,
  });
  return report.id;
}

function press(api: Api, id: string): Promise<unknown> {
  return api('POST', `/survey/reports/${id}/send`, { email: sent.get(id) });
}

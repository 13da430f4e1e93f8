/**
 * Two server processes behind nginx, on one PostgreSQL through PgBouncer in transaction mode, all of them Debian's.
 * Runs the browser tests against it while people answer and someone stays signed in, and kills one node half way.
 * Usage: npm run nodes [filter of Playwright …]
 */
import { chmodSync, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiAt } from '../support/api.ts';
import { createChecks } from '../support/checks.ts';
import { query, startPostgres } from '../support/postgres.ts';
import { freePort, type Product, startProduct } from '../support/product.ts';
import { invitePeople, keepSaving, lostAnswers } from '../support/writers.ts';
import { startMailServer } from './mail-server.ts';
import { startNginx } from './nginx.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { remindTwice } from './remind-twice.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import { staySignedIn } from './stay-signed-in.ts';

const filter = process.argv.slice(2);
const parts = new AsyncDisposableStack();
const { check, note, end } = createChecks();
// Interrupted, it leaves no server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void parts.disposeAsync().finally(() => process.exit(1)));
}

try {
  const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-nodes-'));
  // The servers' own user must be able to reach its folders.
  chmodSync(folder, 0o755);
  parts.defer(() => rmSync(folder, { recursive: true, force: true }));
  const data = path.join(folder, 'data');
  const mails = await startMailServer(data);
  parts.defer(mails.stop);
  const postgres = await startPostgres(folder);
  parts.defer(() => postgres.stop());
  const pooler = await startPgBouncer(folder, postgres);
  parts.defer(pooler.stop);
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const key = 'every node has the same key, so that links and cookies work on each';
  // Where the browser tests look for it, who make links that have expired.
  writeFileSync(path.join(data, 'app-key'), key);
  const settings = {
    DATABASE_URL: pooler.url,
    APP_URL: url,
    APP_KEY: key,
    SMTP_URL: mails.url,
    CONTACT_EMAIL: 'operator@example.com',
    LEGAL_NAME: 'Harbour Culture Ltd',
    LEGAL_ADDRESS: '1 Quay Street\\nBristol BS1 4ND\\nUnited Kingdom',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'info',
  };
  const ports = [String(await freePort()), String(await freePort())];
  const startNode = async (n: number): Promise<Product> => {
    const node = await startProduct(data, { ...settings, PORT: ports[n] ?? '' });
    node.process.stdout?.pipe(createWriteStream(path.join(folder, `node-${n}.log`), { flags: 'a' }));
    return node;
  };
  // At the same moment, on an empty database: one migrates, the other waits.
  const nodes = await Promise.all([startNode(0), startNode(1)]);
  parts.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
  const proxy = await startNginx(folder, Number(port), ports);
  parts.defer(proxy.stop);
  console.log(`PostgreSQL ${postgres.version}, PgBouncer, nodes on ${ports.join(' and ')}, nginx on ${port}`);

  const { writers, token } = await invitePeople(url, data, 5);
  const writing = new AbortController();
  const failures: string[] = [];
  const onFailure = (error: Error) => failures.push(error.message.split('\n')[0] ?? '');
  const saving = writers.map((writer) =>
    keepSaving(apiAt(url), writer, { signal: writing.signal, onFailure, pauseMs: 250 }),
  );
  const session = staySignedIn(url, token);

  let killed = false;
  const browser = await runBrowserTests(
    { url, database: postgres.url, mails: mails.folder, filter },
    {
      half: async () => {
        killed = true;
        console.log('Killing the second node with SIGKILL.');
        await nodes[1]?.kill();
      },
    },
  );
  check(browser.status === 0, `the browser tests pass (${browser.summary})`);
  check(killed, 'one node was killed in the middle');
  nodes[1] = await startNode(1);
  check((await fetch(`http://localhost:${ports[1]}/readyz`)).ok, 'the killed node comes back');

  writing.abort();
  await Promise.all(saving);
  const asked = await session.end();
  const saves = writers.reduce((sum, writer) => sum + writer.saves, 0);
  const wrong = (await Promise.all(writers.map((writer) => lostAnswers(apiAt(url), writer)))).flat();
  check(saves > 0 && wrong.length === 0, `${saves} acknowledged saves, ${wrong.length} lost`);
  for (const line of [...wrong, ...new Set(failures.map((line) => line.replace(/.*: (?=\d{3} )/, '')))])
    note(line);
  note(`${failures.length} saves had to be tried again`);
  check(
    asked.refused === 0 && asked.answered > 0,
    `signed in all the time: asked ${asked.answered} times, refused ${asked.refused}`,
  );

  const reminded = await remindTwice(
    postgres.url,
    writers.map(({ email }) => email),
    mails,
  );
  check(
    reminded.every((count) => count === 1),
    `two nodes found a reminder job at once; reminders a person: ${reminded.join(', ')}`,
  );
  const doubles = [...mails.deliveries.values()].filter((count) => count > 1).length;
  // A mail that was on its way when its node died comes again, with the same Message-ID: at most one a worker.
  check(doubles <= 4, `${mails.deliveries.size} mails, ${doubles} of them delivered twice`);
  const slots = await query<{ count: number }>(
    postgres.url,
    `select count(*)::int as count from pgboss.job where name in ('fold-culture', 'sweep', 'tidy-up')
     group by name, date_trunc('minute', created_on)`,
  );
  check(
    slots.every(({ count }) => count === 1),
    `clocked jobs: ${slots.length} times, each made once`,
  );
  const failed = await query<{ name: string; count: number }>(
    postgres.url,
    `select name, count(*)::int as count from pgboss.job where state = 'failed' group by name`,
  );
  check(failed.length === 0, `no job failed for good (${JSON.stringify(failed)})`);
} finally {
  await parts.disposeAsync();
}
end();

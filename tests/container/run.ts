/**
 * Builds the container file, without a daemon, and holds of the image what `docs/operations.md` says: it runs as a user
 * who may write to /data alone, its health check knows up from down, it stops in order and goes on with its data.
 * Usage, as root on Debian: npm run container
 */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createChecks } from '../support/checks.ts';
import { freePort } from '../support/product.ts';
import { requireBaseImage } from './base-image.ts';
import { buildah, runIn, startIn } from './buildah.ts';
import { tryOnSmallMachine } from './small-machine.ts';

const root = path.resolve(import.meta.dirname, '../..');
const image = 'fourfold-check';
const { check, note, end } = createChecks();

const base = /^FROM (\S+)/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';
note(`${base} is ${requireBaseImage(base)}.`);
buildah('bud', '--quiet', '--pull-never', '--format', 'docker', '--tag', image, root);
note('The file builds.');

interface Image {
  readonly Docker: {
    readonly config: {
      readonly User: string;
      readonly Cmd: readonly string[];
      readonly Volumes: Readonly<Record<string, object>>;
      readonly Healthcheck: { readonly Test: readonly string[] };
    };
  };
}
const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', image)) as Image;
const { config } = Docker;
check(config.User === 'node', `its user is ${config.User}`);
check('/data' in config.Volumes, '/data is a volume');

const port = await freePort();
const settings = { PORT: String(port), APP_URL: `http://localhost:${port}`, LOG_LEVEL: 'warn' };
const container = buildah('from', '--pull-never', image);
const health = () => {
  const [, ...command] = config.Healthcheck.Test;
  return runIn(container, 'env', `PORT=${port}`, ...command).code;
};
try {
  check(runIn(container, 'id', '-u').said === '1000', 'it runs as the user 1000');
  check(runIn(container, 'touch', '/app/package.json').code !== 0, 'who may not change the code');
  check(runIn(container, 'touch', '/data/written').code === 0, 'and may write to /data');
  for (const needless of ['node_modules/vite', 'node_modules/@playwright/test', 'tests', '.git'])
    check(runIn(container, 'ls', `/app/${needless}`).code !== 0, `${needless} is not in it`);
  check(health() !== 0, 'the health check says that nothing is up yet');

  const first = await start();
  check(health() === 0, 'the health check says that it is up');
  const page = await (await fetch(`${settings.APP_URL}/`)).text();
  check(page.includes('<h1'), 'the home page is served');
  const help = runIn(container, 'node_modules/.bin/node', 'apps/server/src/admin.ts', '--help');
  check(help.code === 0, 'the operator’s tool answers');
  const key = runIn(container, 'cat', '/data/app-key').said;
  await stop(first);
  check(health() !== 0, 'stopped, it is down');
  check(
    runIn(container, 'ls', '/data/postgres/postmaster.pid').code !== 0,
    'and its database was stopped in order',
  );
  await stop(await start());
  check(
    key !== '' && runIn(container, 'cat', '/data/app-key').said === key,
    'started again, it goes on with its data',
  );
  let limited: Awaited<ReturnType<typeof start>> | undefined;
  await tryOnSmallMachine(
    {
      name: container,
      url: settings.APP_URL,
      async start(options) {
        limited = await start(options);
      },
      async stop() {
        if (limited !== undefined) await stop(limited);
      },
    },
    { check, note, end },
  );
} finally {
  buildah('rm', container);
  buildah('rmi', image);
}
end();

async function start(options: readonly string[] = []) {
  const child = startIn(container, settings, config.Cmd, options);
  for (let waited = 0; waited < 120; waited += 1) {
    const answer = await fetch(`${settings.APP_URL}/readyz`).catch(() => null);
    if (answer?.ok) return child;
    await sleep(500);
  }
  process.kill(serverOf(child.pid ?? 0), 'SIGTERM');
  throw new Error('The container was not up after a minute.');
}

/** As an engine does: the signal goes to the process that the image began with. */
async function stop(child: ReturnType<typeof startIn>): Promise<void> {
  process.kill(serverOf(child.pid ?? 0), 'SIGTERM');
  await Promise.race([once(child, 'exit'), sleep(40_000, undefined, { ref: false })]);
  check(child.exitCode !== null, `it stops within its time, with ${child.exitCode}`);
}

/** Which of the processes that a buildah has started is the server. */
function serverOf(buildah: number): number {
  const found = descendants(buildah).find((id) => /(^|\/)node$/.test(readCommand(id)[0] ?? ''));
  if (found === undefined) throw new Error('The server is not among the processes of its container.');
  return found;
}

function descendants(parent: number): number[] {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function readCommand(id: number): string[] {
  return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
}

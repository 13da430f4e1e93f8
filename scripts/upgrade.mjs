// Moves a checkout to a release: backs up first, then checks out, installs and builds. What fails is taken back.
// Plain JavaScript without dependencies, because those of the new version are not there yet.
// Usage: npm run upgrade [-- v0.2.0] [-- --service fourfold | --compose]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

try {
  upgrade(readArguments());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function upgrade({ wanted, service, compose }) {
  if (said('git', 'status', '--porcelain', '--untracked-files=no') !== '') {
    throw new Error(
      'Files of this checkout were changed. Put them back (git status lists them), then run this again.',
    );
  }
  run('git', 'fetch', '--tags', '--quiet');
  const target = wanted ?? newestRelease();
  const [from, to] = [commitOf('HEAD'), commitOf(target)];
  if (from === to) {
    console.log(`This is ${target} already.`);
    return;
  }
  backUp(compose);
  const isService = service !== undefined;
  if (isService) run('systemctl', 'stop', service);
  try {
    moveTo(target, compose);
  } catch (error) {
    console.error(`${error.message}\nGoing back to ${from}.`);
    moveTo(from, compose);
    if (isService) run('systemctl', 'start', service);
    throw new Error(`Nothing was upgraded. This is still ${from}.`);
  }
  if (isService) run('systemctl', 'start', service);
  console.log(`This is ${target}. ${isService || compose ? 'It runs.' : 'Start the server again.'}`);
  console.log(`To go back: git checkout ${from}, then restore the backup above with --replace.`);
}

/** By the version that runs: a backup is read by its own version and newer ones. */
function backUp(compose) {
  if (compose) {
    run(
      'docker',
      'compose',
      'exec',
      '-T',
      'fourfold',
      'node_modules/.bin/node',
      'apps/server/src/admin.ts',
      'backup',
    );
  } else run('npm', 'run', '--silent', 'admin', '--', 'backup');
}

function moveTo(target, compose) {
  run('git', 'checkout', '--quiet', '--detach', target);
  if (compose) run('docker', 'compose', 'up', '--detach', '--build', '--wait');
  else run('node', 'scripts/prepare.mjs', 'web');
}

function newestRelease() {
  const [newest] = said('git', 'tag', '--list', 'v*', '--sort=-version:refname').split('\n');
  if (!newest)
    throw new Error('There is no release yet. Name a commit or a branch: npm run upgrade -- origin/main');
  return newest;
}

function commitOf(name) {
  return said('git', 'rev-parse', '--verify', '--short', `${name}^{commit}`);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { service: { type: 'string' }, compose: { type: 'boolean' } },
  });
  return { wanted: positionals[0], service: values.service, compose: values.compose === true };
}

function run(command, ...args) {
  console.log(`› ${[command, ...args].join(' ')}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0)
    throw new Error(`${command} ${args[0]} failed${error ? `: ${error.message}` : ''}.`);
}

function said(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr?.trim() || `${command} ${args[0]} failed.`);
  return stdout.trim();
}

// Moves a checkout to a release: backs up first, then checks out, installs and builds. What fails is taken back.
// Plain JavaScript without dependencies, because those of the new version are not there yet.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const usage = `npm run upgrade -- [release] [--service name | --compose] [--back]

Backs up, then moves this checkout to the newest release, or the one that is named (v0.2.0, a branch, a commit),
installs and builds it. What cannot be built is taken back.

  --service name   stops this service of systemd before and starts it afterwards
  --compose        docker compose runs it
  --back           allows an older release, which cannot use the tables of a newer one: restore a backup of its own`;
const noneYet = 'There is no release yet. Name a commit or a branch: npm run upgrade -- origin/main';

try {
  const { help, ...wanted } = readArguments();
  if (help) console.log(usage);
  else upgrade(wanted);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function upgrade({ wanted, service, compose, back }) {
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
  if (!back && isOlder(to)) {
    throw new Error(
      `${target} is older than what is here, and cannot use the tables of a newer version. To go back all the same, add --back, then restore a backup that ${target} wrote, with --replace.`,
    );
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
  else run('node', 'scripts/prepare.mjs', 'product-only', 'web');
}

function newestRelease() {
  const [newest] = releases();
  if (newest === undefined) throw new Error(noneYet);
  return newest;
}

/** The newest first. */
function releases() {
  return said('git', 'tag', '--list', 'v*', '--sort=-version:refname').split('\n').filter(Boolean);
}

function commitOf(name) {
  const { status, stdout } = ask('git', 'rev-parse', '--verify', '--quiet', '--short', `${name}^{commit}`);
  if (status === 0) return stdout.trim();
  const known = releases();
  throw new Error(
    known.length === 0 ? noneYet : `There is no release ${name}; there are: ${known.join(', ')}.`,
  );
}

/** Whether what is here has come from this commit. */
function isOlder(commit) {
  return ask('git', 'merge-base', '--is-ancestor', commit, 'HEAD').status === 0;
}

function readArguments() {
  const options = {
    service: { type: 'string' },
    compose: { type: 'boolean' },
    back: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (positionals.length > 1) throw new Error('Name one release.');
    return { wanted: positionals[0], ...values };
  } catch (error) {
    const [, option] = /^Unknown option '(-[^']+)'/.exec(error.message) ?? [];
    const [, wrong] = /^Option '.*?(--[\w-]+)/.exec(error.message) ?? [];
    const problem = option
      ? `There is no option ${option}.`
      : wrong
        ? optionProblem(wrong, options)
        : error.message;
    throw new Error(`${problem}\n\n${usage}`);
  }
}

function optionProblem(option, options) {
  return options[option.slice(2)].type === 'string'
    ? `${option} needs a value.`
    : `${option} takes no value.`;
}

function run(command, ...args) {
  console.log(`› ${[command, ...args].join(' ')}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0)
    throw new Error(`${command} ${args[0]} failed${error ? `: ${error.message}` : ''}.`);
}

function said(command, ...args) {
  const { status, stdout, stderr } = ask(command, ...args);
  if (status !== 0) throw new Error(stderr?.trim() || `${command} ${args[0]} failed.`);
  return stdout.trim();
}

function ask(command, ...args) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8' });
}

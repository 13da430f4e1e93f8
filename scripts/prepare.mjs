// Makes a checkout ready to run: installs what the lock file names, builds the web app when it is stale, finds a
// browser. Plain JavaScript without dependencies, because on a fresh clone there is nothing else, and the machine's
// own Node may be older than the one that the project brings along.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const node = path.join(root, 'node_modules/.bin/node');
const wanted = new Set(process.argv.slice(2));

await underLock(() => {
  install();
  if (wanted.has('web')) build();
  if (wanted.has('browser')) browser();
});

/** Two commands started at once on a fresh clone wait for each other. A lock of a dead process is taken over. */
async function underLock(work) {
  const lock = path.join(root, '.prepare.lock');
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!holderLives(lock)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const release = () => rmSync(lock, { force: true });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      release();
      process.exit(1);
    });
  }
  try {
    await work();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    release();
  }
}

function holderLives(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // Created, but its maker has not written its number yet.
    if (!pid) return Date.now() - statSync(lock).mtimeMs < 2000;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Who only runs the product waits for what runs and builds it. What tests and checks the sources is named in the root's
 * package.json and comes with the first command that needs it.
 */
function install() {
  const stampFile = path.join(root, 'node_modules/.prepared');
  const stamp = hashOf([
    'package.json',
    'package-lock.json',
    ...workspaces().map((folder) => `${folder}/package.json`),
  ]);
  const [before, had] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : [];
  const productOnly = wanted.has('product-only') && had !== 'all';
  if (before === stamp && (productOnly || had === 'all') && nodeWorks()) return;
  console.log('Installing what the lock file names (once)…');
  const parts = productOnly ? ['--workspaces', '--include-workspace-root=false'] : [];
  run('npm', ['ci', '--include=dev', ...parts, '--no-audit', '--no-fund', '--loglevel=error']);
  if (!nodeWorks()) {
    throw new Error(
      'The Node that the project brings along does not start. Were install scripts switched off in npm?',
    );
  }
  writeFileSync(stampFile, `${stamp} ${productOnly ? 'product' : 'all'}`);
}

function nodeWorks() {
  return existsSync(node) && spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

function workspaces() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`),
  );
}

function build() {
  const language = languageWanted();
  // One build for each language that was asked for.
  const stampFile = path.join(root, `apps/web/build/stamp-${language}`);
  // What the files that visitors get are made by.
  const files = ['features/guides', 'kernel/documents', 'features/culture', 'features/culture-report'];
  const sources = [
    'package-lock.json',
    'scripts/build-web.ts',
    'scripts/downloads.ts',
    'scripts/licences/font-licences.ts',
    'scripts/licences/write-licences.ts',
    'scripts/page-shells.ts',
    'scripts/respondent-template.ts',
    'scripts/run.ts',
    'scripts/sharing-pictures.ts',
    'scripts/swap-build.ts',
    'apps/web',
    'docs/certificate.md',
    'docs/manual',
    'packages',
    ...files.map((folder) => `apps/server/src/${folder}`),
  ].flatMap(filesBelow);
  const stamp = hashOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log(language === 'en-GB' ? 'Building the web app…' : `Building the web app in ${language}…`);
  process.env.APP_LANGUAGE = language;
  run(node, ['scripts/build-web.ts']);
  writeFileSync(stampFile, stamp);
}

/** As the server reads it: from the environment, or from the file beside it. */
function languageWanted() {
  const file = path.join(root, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return (process.env.APP_LANGUAGE ?? written.APP_LANGUAGE)?.trim() || 'en-GB';
}

/**
 * What the browser tests run in: an installed Chrome or Chromium, Playwright's own, or Debian's when we are root. The
 * one without windows comes first: it is the same engine and takes a fifth less of the processor.
 */
function browser() {
  const place = findBrowser() ?? installBrowser();
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'browser'), place);
}

function findBrowser() {
  const names = [
    'chromium-headless-shell',
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
  ];
  const places = [
    process.env.CHROME_PATH,
    ...names.flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return [...places, playwrightBrowser()].find((place) => place && existsSync(place));
}

function playwrightBrowser() {
  const script =
    "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  return spawnSync(node, ['-e', script], { cwd: root, encoding: 'utf8' }).stdout;
}

function installBrowser() {
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log('Installing Chromium for the browser tests (once)…');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    apt('update', '-qq');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '-qq', '--no-install-recommends', name);
      const place = findBrowser();
      if (place) return place;
    }
  }
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one (on Debian: apt-get install chromium), or set CHROME_PATH.',
  );
}

function hashOf(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesBelow(place) {
  if (statSync(path.join(root, place)).isFile()) return [place];
  return readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'build', '.react-router', 'test-results'].includes(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${place}/${entry.name}`) : [`${place}/${entry.name}`],
    );
}

function run(command, args) {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

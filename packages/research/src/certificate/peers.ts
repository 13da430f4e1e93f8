import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * R and the packages that our figures are held against: what is there, in which version, and how to run a script of
 * `peers/`. Installs nothing.
 *
 * Example: `findPeers()` is a sentence that says what to install, or the peers.
 */
export interface Peers {
  /** R and its packages with their versions, a name each. */
  readonly versions: Readonly<Record<string, string>>;
  readonly hasStan: boolean;
  /** Runs `peers/<script>`; what it is given and what it writes is JSON. */
  readonly run: (script: string, given?: unknown, ...more: readonly string[]) => unknown;
}

/** By package: Debian's name for it. */
const NEEDED = {
  survival: 'r-cran-survival',
  psychotools: 'r-cran-psychotools',
  BradleyTerry2: 'r-cran-bradleyterry2',
  multilevel: 'r-cran-multilevel',
  lme4: 'r-cran-lme4',
  jsonlite: 'r-cran-jsonlite',
};
const STAN = ['r-cran-rstan', 'r-cran-codetools', 'g++', 'make'];

const scripts = new URL('../../peers/', import.meta.url).pathname;

export function findPeers(command = 'Rscript'): Peers | string {
  const asked = [...Object.keys(NEEDED), 'rstan', 'StanHeaders'];
  const lines = `cat(R.version$major, ".", R.version$minor, "\\n", sep = ""); for (name in c(${asked
    .map((name) => `"${name}"`)
    .join(', ')})) cat(tryCatch(as.character(packageVersion(name)), error = function(e) ""), "\\n")`;
  const { status, stdout } = spawnSync(command, ['-e', lines], { encoding: 'utf8' });
  const [r = '', ...found] = status === 0 ? stdout.split('\n').map((line) => line.trim()) : [];
  const missing = Object.entries(NEEDED).filter((_, at) => !found[at]);
  if (r === '' || missing.length > 0)
    return whatToInstall(r === '' ? Object.entries(NEEDED) : missing, r !== '');
  const named = asked.map((name, at) => [name, found[at] ?? ''] as const);
  return {
    versions: Object.fromEntries([['R', r] as const, ...named].filter(([, version]) => version !== '')),
    hasStan: Boolean(found[asked.indexOf('rstan')]),
    run: (script, given, ...more) => run(command, script, given, more),
  };
}

function whatToInstall(missing: readonly (readonly [string, string])[], hasR: boolean): string {
  const packages = [...(hasR ? [] : ['r-base-core']), ...missing.map(([, debian]) => debian)];
  return `Our figures are compared with R's, and ${hasR ? 'R lacks packages' : 'R is not here'}. On Debian or Ubuntu: apt-get install ${packages.join(' ')}. For Stan as well: ${STAN.join(' ')}; without it the answer sheets are sampled by our own code.`;
}

function run(command: string, script: string, given: unknown, more: readonly string[]): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'certify-'));
  try {
    const [input, output] = [path.join(folder, 'given.json'), path.join(folder, 'found.json')];
    if (given !== undefined) writeFileSync(input, JSON.stringify(given));
    const places = [
      ...(given === undefined ? [] : [input]),
      ...more.map((name) => path.join(scripts, name)),
      output,
    ];
    execFileSync(command, [path.join(scripts, script), ...places], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin'];

const findProgram = (name: string): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** Where Debian puts the servers of a version, or of the newest there is. */
export function findPostgres(major?: string): string | undefined {
  const home = '/usr/lib/postgresql';
  const majors = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = majors.find((name) => major === undefined || name === major);
  const bin = path.join(home, found ?? '', 'bin');
  return found !== undefined && existsSync(path.join(bin, 'initdb')) ? bin : undefined;
}

/** A program of Debian's; installed by apt where it is missing and we may, else a sentence that says what to do. */
export function requireProgram(name: string, aptPackage = name): string {
  return findOrInstall(() => findProgram(name), name, aptPackage);
}

export function requirePostgres(major?: string): string {
  const wanted = major === undefined ? 'postgresql' : `postgresql-${major}`;
  return findOrInstall(() => findPostgres(major), `PostgreSQL ${major ?? ''}`.trim(), wanted);
}

/** A library below a folder such as /usr/lib/x86_64-linux-gnu. */
export function requireLibrary(name: string, aptPackage: string): string {
  const find = () =>
    readdirSync('/usr/lib')
      .filter((folder) => folder.endsWith('-linux-gnu'))
      .map((folder) => path.join('/usr/lib', folder, name))
      .find((file) => existsSync(file));
  return findOrInstall(find, name, aptPackage);
}

function findOrInstall(find: () => string | undefined, name: string, aptPackage: string): string {
  let found = find();
  if (found === undefined) {
    install(aptPackage);
    found = find();
  }
  if (found !== undefined) return found;
  throw new Error(
    `${name} is needed. Install it (on Debian: apt-get install ${aptPackage}), or run this as root.`,
  );
}

function install(aptPackage: string): void {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return;
  console.log(`Installing ${aptPackage} (once)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', aptPackage);
}

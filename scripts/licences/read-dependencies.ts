import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dependency } from './policy.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** `license` was a list of objects once; both forms are out there. */
interface Manifest {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

/**
 * Every package that a lock file names, each version once, those for other platforms too. What a package itself says
 * comes before what the lock file has noted of it.
 */
export function readDependencies(folder: string): Dependency[] {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, Dependency>();
  for (const [place, locked] of Object.entries(lock.packages)) {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || locked.link) continue;
    const { version = '' } = locked;
    const tool = locked.dev ?? locked.devOptional ?? false;
    const before = found.get(`${name}@${version}`);
    const licence = installedLicence(path.join(folder, place)) ?? locked.license ?? before?.licence ?? null;
    // One that runs in the product is no tool, wherever else it is used.
    found.set(`${name}@${version}`, { name, version, licence, tool: tool && (before?.tool ?? true) });
  }
  return [...found.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
}

function installedLicence(folder: string): string | null {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (typeof license === 'string') return license;
  const types = (license === undefined ? (licenses ?? []) : [license]).flatMap(({ type }) => type ?? []);
  return types.length === 0 ? null : types.join(' OR ');
}

import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from './manifest.ts';

/** The complete backups in a folder, the oldest first. */
export function listBackups(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter(
      (name) => /^fourfold-\d{8}T\d{6}Z$/.test(name) && existsSync(path.join(parent, name, manifestName)),
    )
    .toSorted()
    .map((name) => path.join(parent, name));
}

/** Removes all but the newest. Never what does not look like a backup of ours. */
export function pruneBackups(parent: string, keep: number): string[] {
  const old = listBackups(parent).slice(0, -keep);
  for (const folder of old) rmSync(folder, { recursive: true, force: true });
  return old;
}

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { manifestName } from './manifest.ts';

/** The complete backups in a folder, the oldest first; those of another user, which cannot be looked into, among them. */
export function listBackups(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => /^fourfold-\d{8}T\d{6}Z$/.test(name))
    .toSorted()
    .map((name) => path.join(parent, name))
    .filter((folder) => !lacksManifest(folder));
}

function lacksManifest(folder: string): boolean {
  try {
    return statSync(path.join(folder, manifestName), { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

export interface Pruned {
  readonly removed: readonly string[];
  readonly kept: readonly string[];
}

/** Removes all but the newest, and answers which it could not. Never what does not look like a backup of ours. */
export function pruneBackups(parent: string, keep: number): Pruned {
  const removed: string[] = [];
  const kept: string[] = [];
  for (const folder of listBackups(parent).slice(0, -keep)) (remove(folder) ? removed : kept).push(folder);
  return { removed, kept };
}

/** False where this user may not. */
function remove(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

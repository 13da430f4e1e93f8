import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fingerprint, type Migration } from '../../kernel/database/migrate.ts';
import { BackupError, type Manifest, manifestName, manifestSchema } from './manifest.ts';

/** Reads what a backup says of itself and holds every file against its hash. Nothing is written. */
export async function readBackup(folder: string): Promise<Manifest> {
  const file = path.join(folder, manifestName);
  // Throws where this user may not look.
  if (statSync(file, { throwIfNoEntry: false }) === undefined)
    throw new BackupError(`${folder} is not a backup: it has no ${manifestName}.`);
  const manifest = parse(file);
  for (const { file: place, sha256 } of manifest.tables) await check(folder, place, sha256);
  for (const { path: place, sha256 } of manifest.files) await check(folder, `files/${place}`, sha256);
  return manifest;
}

function parse(file: string): Manifest {
  const text = readFileSync(file, 'utf8');
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`${file} cannot be read: it is damaged, or was written by a newer version.`, {
      cause,
    });
  }
}

async function check(folder: string, place: string, sha256: string): Promise<void> {
  const file = path.resolve(folder, place);
  if (!file.startsWith(path.resolve(folder) + path.sep)) throw new BackupError(`The backup names ${place}.`);
  if (!existsSync(file)) throw new BackupError(`The backup is not complete: ${place} is missing.`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw new BackupError(`The backup is damaged: ${place} has changed.`);
}

/** Those of our migrations that the backup had behind it. One that we do not know belongs to a newer version. */
export function migrationsOf(manifest: Manifest, known: readonly Migration[]): Migration[] {
  return manifest.migrations.map((done) => {
    const ours = known.find(({ name }) => name === done.name);
    if (ours === undefined || fingerprint(ours.sql) !== done.fingerprint) {
      throw new BackupError(
        `The backup was written by another version of Fourfold (${manifest.version}, with the migration ${done.name}), which this one does not know. Restore it with that version or a newer one.`,
      );
    }
    return ours;
  });
}

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requireFolder } from './require-folder.ts';

it('the data folder is made where there is none, and refused where none can be', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'data-dir-'));
  try {
    const folder = path.join(root, 'a/b');
    requireFolder('DATA_DIR', folder);
    expect(existsSync(folder)).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    expect(() => requireFolder('DATA_DIR', file)).toThrow(
      `The setting DATA_DIR names ${file}, which is a file and not a folder.`,
    );
    expect(() => requireFolder('DATA_DIR', path.join(file, 'below'))).toThrow(
      `The setting DATA_DIR names ${file}/below, which lies below a file.`,
    );
    expect(() => requireFolder('BACKUP_DIR', file)).toThrow('The setting BACKUP_DIR names');
    // Nobody, not even root, may write there.
    expect(() => requireFolder('DATA_DIR', '/sys/fourfold')).toThrow(
      'The setting DATA_DIR names /sys/fourfold, which ',
    );
    // Node's own recursive mkdir never comes back from there.
    expect(() => requireFolder('DATA_DIR', '/proc/fourfold/data')).toThrow(
      'The setting DATA_DIR names /proc/fourfold/data, which lies where no folder can be made.',
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});

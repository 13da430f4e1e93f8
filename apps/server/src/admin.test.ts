import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { createEmptyDatabase } from './testing/test-database.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await createTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'admin-tool-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const type = (dataDir: string, ...args: string[]) => typeAt(dataDir, t.databaseUrl, ...args);

/** Not waited for by blocking: the queue of the test's own app goes on meanwhile. */
async function typeAt(dataDir: string, databaseUrl: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'admin.ts'), ...args], { env });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status, stdout, stderr };
}

describe('the tool as it is typed', () => {
  // Nobody else may give a file away.
  it.runIf(process.getuid?.() === 0)('stops where the data folder belongs to another user', async () => {
    const data = path.join(folder, 'theirs');
    mkdirSync(data);
    writeFileSync(path.join(data, 'app-key'), 'key');
    chownSync(path.join(data, 'app-key'), 4999, 4999);
    expect(await type(data, 'seats', 'Smith & Sons')).toEqual({
      status: 1,
      stdout: '',
      stderr: `The data folder ${data} belongs to #4999. Run this as that user: sudo -u '#4999' npm run -s admin -- seats 'Smith & Sons'\n`,
    });
  });

  it('says in one sentence what is wrong with a file that was named', async () => {
    const missing = path.join(folder, 'missing');
    expect(await type(folder, 'organisation', 'import', missing)).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no file ${missing}.\n`,
    });
    expect(await type(folder, 'keys', 'import', missing, folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${missing}: There is no file ${missing}.\n${folder}: A folder was named where a file is expected.\n`,
    });
  });

  it('says of a folder for a backup what was named and why it cannot be used', async () => {
    const file = import.meta.filename;
    const refused: [string, string][] = [
      [file, 'is a file and not a folder'],
      ['/proc/foo', 'lies where no folder can be made'],
    ];
    for (const [place, why] of refused)
      expect((await type(folder, 'backup', place)).stderr).toBe(
        `A backup cannot be written to ${place}, which ${why}.\n`,
      );
  });

  it('makes no installation where none is, unless it restores one that can be read', async () => {
    const data = path.join(folder, 'nothing');
    const said = `There is no installation in ${data}. Check the setting DATA_DIR, or start Fourfold first.\n`;
    expect(await typeAt(data, '', 'seats')).toEqual({ status: 1, stdout: '', stderr: said });
    expect((await typeAt(data, '', 'restore', '/nope')).stderr).toBe(
      '/nope is not a backup: it has no manifest.json.\n',
    );
    expect(existsSync(data)).toBe(false);
  });

  it('takes no empty database for an installation', async () => {
    const empty = await createEmptyDatabase(t.databaseUrl);
    try {
      expect((await typeAt(folder, empty.url, 'seats')).stderr).toMatch(
        /^There is no installation in PostgreSQL at 127\.0\.0\.1\/.+\. Check the setting DATABASE_URL, or/,
      );
    } finally {
      await empty.drop();
    }
  });
});

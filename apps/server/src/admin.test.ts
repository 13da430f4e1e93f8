import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await createTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'admin-tool-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function type(dataDir: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: t.databaseUrl };
  const tool = path.join(import.meta.dirname, 'admin.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the tool as it is typed', () => {
  // Nobody else may give a file away.
  it.runIf(process.getuid?.() === 0)('stops where the data folder belongs to another user', () => {
    const data = path.join(folder, 'theirs');
    mkdirSync(data);
    writeFileSync(path.join(data, 'app-key'), 'key');
    chownSync(path.join(data, 'app-key'), 4999, 4999);
    expect(type(data, 'seats', 'Smith & Sons')).toEqual({
      status: 1,
      stdout: '',
      stderr: `The data folder ${data} belongs to #4999. Run this as that user: sudo -u '#4999' npm run -s admin -- seats 'Smith & Sons'\n`,
    });
  });

  it('says in one sentence what is wrong with a file that was named', () => {
    const missing = path.join(folder, 'missing');
    expect(type(folder, 'organisation', 'import', missing)).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no file ${missing}.\n`,
    });
    expect(type(folder, 'keys', 'import', missing, folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${missing}: There is no file ${missing}.\n${folder}: A folder was named where a file is expected.\n`,
    });
    const below = path.join(import.meta.filename, 'backups');
    expect(type(folder, 'backup', below).stderr).toMatch(/ lies below a file\.\n$/);
  });
});

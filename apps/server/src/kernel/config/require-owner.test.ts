import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { requireOwnCluster, requireOwner } from './require-owner.ts';

const typed = 'npm run -s admin -- seats';
const { uid, username } = userInfo();

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('the tool works on the data of the user who runs it alone, and says as whom to run it', () => {
  const folder = dataFolder();
  writeFileSync(path.join(folder, 'app-key'), '');
  expect(() => requireOwner(folder, typed)).not.toThrow();
  expect(() => requireOwner(folder, typed, uid + 1)).toThrow(
    `The data folder ${folder} belongs to ${username}. Run this as that user: sudo -u ${username} ${typed}`,
  );
  expect(() => requireOwner(path.join(folder, 'none'), typed, uid + 1)).not.toThrow();
});

it('a database of another user is refused before anything is made beside it, with how to give it back', () => {
  const postgres = path.join(dataFolder(), 'postgres');
  expect(() => requireOwnCluster(postgres, 4999)).not.toThrow();
  mkdirSync(postgres);
  expect(() => requireOwnCluster(postgres)).not.toThrow();
  expect(() => requireOwnCluster(postgres, 0)).not.toThrow();
  expect(() => requireOwnCluster(postgres, 4999)).toThrow(
    `The database in ${postgres} belongs to ${username}, so #4999 cannot use it. If it was made as the wrong user: sudo chown -R 4999: ${path.dirname(postgres)}`,
  );
});

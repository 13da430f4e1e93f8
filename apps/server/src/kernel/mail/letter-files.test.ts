import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../database/id.ts';
import { mentionOf } from './forget-letters.ts';
import { removeOldLetters } from './letter-files.ts';
import { lookAfterLetters } from './look-after-letters.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'letters-'));
const day = 24 * 3600 * 1000;
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ago = (ms: number) => new Date(t.now().getTime() - ms);
function write(name: string, at = t.now()): string {
  writeFileSync(path.join(folder, name), 'To: ann@example.com\n\nHello');
  utimesSync(path.join(folder, name), at, at);
  return name;
}

it('a mail goes a month after it was queued, whenever its file was written', async () => {
  write(`${newId(ago(30 * day + 1))}.eml`);
  const kept = write(`${newId(ago(30 * day - 1))}.eml`, ago(90 * day));
  await removeOldLetters(folder, t.now());
  expect(readdirSync(folder)).toEqual([kept]);
});

it('what a killed process left half written goes after an hour, and what is no mail of ours stays', async () => {
  write(`${newId(ago(day))}.eml.tmp`, ago(3600 * 1000 + 1));
  const now = write(`${newId(ago(day))}.eml.tmp`, ago(1000));
  const foreign = [write('notes.txt', ago(90 * day)), write('old.eml', ago(90 * day))];
  await removeOldLetters(folder, t.now());
  expect(readdirSync(folder).toSorted()).toEqual([now, ...foreign].toSorted());
});

it('no folder is nothing to do', async () => {
  await expect(removeOldLetters(path.join(folder, 'none'), t.now())).resolves.toBeUndefined();
});

it('while the server runs, files go within seconds of their rows, whatever deleted those', async () => {
  const id = newId(t.now());
  const times = { created_at: t.now(), waits_since: t.now() };
  await t.db
    .insertInto('mails')
    .values({ id, kind: 'test', recipient: 'a@example.com', ...times })
    .execute();
  write(`${newId(ago(31 * day))}.eml`);
  const [kept] = [write(`${newId(t.now())}.eml`), write(`${id}.eml`), write(`${id}.eml.tmp`)];
  const problems: Error[] = [];
  const stop = lookAfterLetters({ db: t.db, folder, clock: t.now, onError: (error) => problems.push(error) });
  await vi.waitUntil(() => readdirSync(folder).length === 3, 10_000);
  await t.db.deleteFrom('mails').where('id', '=', id).execute();
  await vi.waitUntil(() => readdirSync(folder).length === 1, 10_000);
  await stop();
  expect([readdirSync(folder), problems]).toEqual([[kept], []]);
  expect(await t.db.selectFrom('forgotten_letters').selectAll().execute()).toEqual([]);
});

it('a person is named by the whole name or the address, as words of their own', () => {
  const isNamed = mentionOf([{ names: ['Ann Archer', 'A. (Ann) Archer'], emails: ['ann@example.com'] }]);
  const said = (text: string) => isNamed?.(text);
  for (const text of [
    'Ann Archer has',
    'to Ann\nArcher.',
    'ANN ARCHER',
    '<Ann@Example.com>',
    'A. (Ann) Archer',
  ])
    expect(said(text), text).toBe(true);
  for (const text of ['Ann has answered', 'Joann Archer', 'Ann Archers', 'an ann@example.community'])
    expect(said(text), text).toBe(false);
  expect(mentionOf([{ names: [], emails: [''] }])).toBeNull();
});

import { inject } from 'vitest';
import type { AllParts } from '../feature.ts';
import type { ResponseWatcher } from '../features/assessment/response-watcher.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { createTestDatabase } from './test-database.ts';

const open: (() => Promise<void>)[] = [];

export type { TestApp };

/** The real app on a fresh copy of a real database, for one test file. */
export async function createTestApp(
  settings: Record<string, string> = {},
  watchers?: readonly ResponseWatcher[],
  folders: Pick<AllParts, 'siteFolder' | 'mailFolder'> = {},
  timeZone = 'UTC',
): Promise<TestApp> {
  const database = await createTestDatabase(inject('databaseUrl'));
  const url = new URL(database.url);
  // What the database of an operator is set to, for every connection.
  url.searchParams.set('options', `-c TimeZone=${timeZone}`);
  // The way through the network is a good part of what a small query costs.
  const socketFolder = inject('socketFolder');
  if (socketFolder !== '') url.searchParams.set('host', socketFolder);
  const t = await openTestApp(url.href, settings, watchers, folders);
  open.push(async () => {
    await t.close();
    await database.drop();
  });
  return t;
}

/** Run after each test file. Not by a hook of its own: one that is set up while another runs is never called. */
export async function closeTestApps(): Promise<void> {
  for (const close of open.splice(0)) await close();
}

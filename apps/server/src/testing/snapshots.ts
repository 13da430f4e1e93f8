import type { SnapshotFigures } from '@fourfold/contract/schemas';
import { expect } from 'vitest';
import { snapshotExpiry } from '../features/snapshots/snapshot-link.ts';
import { insertSnapshot } from '../features/snapshots/snapshots.repository.ts';
import { newId } from '../kernel/database/id.ts';
import type { Actor } from './actors.ts';
import type { TestApp } from './test-app.ts';

/** Shares what is released by now, as the screen does it: after a look at what will be shown. */
export async function shareSnapshot({ call }: Pick<Actor, 'call'>, wish: object = {}, departments = true) {
  const { status, body: preview } = await call(
    'GET',
    `/snapshots/preview?departments=${departments ? 'yes' : 'no'}`,
  );
  expect(status).toBe(200);
  const form = { title: preview.title, departments, version: preview.version, ...wish };
  const made = await call('POST', '/snapshots', form);
  expect(made.status).toBe(201);
  return { snapshot: made.body.snapshot, preview };
}

/** What a link answers to a browser that nobody has signed in to. */
export async function followSnapshot(t: TestApp, link: string, what = 'openings') {
  const { pathname, searchParams } = new URL(link);
  const query = new URLSearchParams({
    signature: searchParams.get('s') ?? '',
    expires: searchParams.get('e') ?? '',
  });
  const answer = await t.app.inject({
    method: what === 'openings' ? 'POST' : 'GET',
    url: `/api/snapshots/${pathname.split('/').at(-1)}/${what}?${query}`,
  });
  return answer;
}

const frozen = {
  key: 'delegation',
  name: 'Improve Hidden Delegation',
  label: 'clear',
  chance: '97%',
  looks_like: 'Too little of it.',
  figure: { score: 64, low: 52, high: 77, band: 'low' },
  departments: null,
} as const;
const five = { sentence: 'Five.', listed: Array(5).fill(frozen) };

/** A snapshot as it lies in the database, where nobody looks at its figures. */
export async function insertSnapshotOf(
  t: TestApp,
  { organisationId, id: userId }: Pick<Actor, 'organisationId' | 'id'>,
) {
  const figures: SnapshotFigures = {
    edition: 1,
    organisation: 'Hidden Harbour',
    round: 'Round 1',
    as_of: '2026-03-02',
    keys: '2',
    people: 10,
    heard: null,
    sentence: 'Found.',
    clear: 'All are clear.',
    opportunities: five,
    barriers: five,
    competencies: [],
    domains: [],
    departments: null,
    how_to_read: [],
  };
  const now = t.now();
  const row = { id: newId(now), expires_at: snapshotExpiry(now, 30) };
  const about = { title: 'Hidden snapshot', mark: '', keys: '2', organisation_id: organisationId };
  await insertSnapshot(t.db, { ...row, ...about, made_by: userId, made_at: now, figures });
  return row;
}

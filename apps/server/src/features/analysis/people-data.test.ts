import { expect, it } from 'vitest';
import { makeOwner } from '../../testing/actors.ts';
import { foundCompany } from '../../testing/answered-company.ts';
import { fillRound } from '../../testing/fill-round.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { compute } from '../culture/3-estimate/compute-threads.ts';
import { scopeOf } from '../people/people-scope.ts';
import { loadWords } from '../profile/load-words.ts';
import { findAnswered } from './people.repository.ts';
import { peopleData } from './people-data.ts';

it('gives nobody’s row away before it is noted that they are seen', async () => {
  const t = await createTestApp();
  const owner = await makeOwner(t);
  const company = await foundCompany(t, owner);
  await fillRound(t, company, 1100);
  await t.db
    .updateTable('responses')
    .set({ visibility: { individuals: ['owner'] } })
    .execute();
  const parts = {
    db: t.db,
    clock: t.now,
    compute,
    questionnaire: await loadAskedQuestionnaire(),
    words: await loadWords(),
  };
  const scope = scopeOf({ ...owner, role: 'owner', userId: owner.id, departments: [], grants: [] });
  const query = { sort: 'name' } as const;
  const answered = await findAnswered(t.db, scope, query, t.now());
  const noted = new Set<string>();
  const noteSeen = async (ids: readonly string[]) => {
    if (noted.size >= 1000) throw new Error('The database is away.');
    for (const id of ids) noted.add(id);
  };
  const { rows, count } = await peopleData(parts, scope, { query, answered, names: 'without', noteSeen });
  const given: unknown[] = [];
  const read = async () => {
    for await (const [id] of rows) given.push(id);
  };
  await expect(read()).rejects.toThrow('The database is away.');
  expect(count).toBe(1100);
  expect(given).toHaveLength(1000);
  expect(given.filter((id) => !noted.has(String(id)))).toEqual([]);
});

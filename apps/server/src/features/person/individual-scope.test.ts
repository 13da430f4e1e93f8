import { type Role, roles } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type IndividualScope, seesResults } from './individual-scope.ts';

/**
 * The promise is kept against a role table that does not exist yet: scopes that reach everyone, as a later table
 * might give them, and the contract that today's respondents acknowledged.
 */
let t: TestApp;
let owner: Actor;
let employee: string;
let candidate: string;
let sales: string;

beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t);
  employee = (await makeSubmission(t, owner)).id;
  candidate = (await makeSubmission(t, owner, 'candidate')).id;
  const { body } = await owner.call('POST', '/organisation/departments', { name: 'Sales' });
  sales = body.department.id;
  await t.db.updateTable('responses').set({ department_id: sales }).execute();
});

const everyone = (role: Role, departments: string[] = []): IndividualScope => ({
  organisationId: owner.organisationId,
  userId: owner.id,
  role,
  departments,
  reach: { employee: 'organisation', candidate: 'organisation' },
});
const seen = async (scope: IndividualScope): Promise<string[]> => {
  const rows = await t.db.selectFrom('responses as r').select('r.id').where(seesResults(scope)).execute();
  return rows.map(({ id }) => id).sort();
};
const both = () => [employee, candidate].sort();

describe('a role that is given everything later', () => {
  it('still does not see those who were not told of it', async () => {
    const found = Object.fromEntries(
      await Promise.all(roles.map(async (role) => [role, await seen(everyone(role))])),
    );
    expect(found).toEqual({ owner: both(), admin: both(), manager: [], hiring: [candidate], viewer: [] });
  });

  it('sees no more than the departments that were spoken of', async () => {
    expect(await seen(everyone('manager', [sales]))).toEqual(both());
    expect(
      await seen({ ...everyone('manager', [sales]), reach: { employee: [sales], candidate: null } }),
    ).toEqual([employee]);
  });

  it('sees nothing of another organisation, and nobody without a reach sees anything', async () => {
    const stranger = await makeOwner(t);
    expect(await seen({ ...everyone('owner'), organisationId: stranger.organisationId })).toEqual([]);
    expect(await seen({ ...everyone('owner'), reach: { employee: null, candidate: null } })).toEqual([]);
  });

  it('sees nobody who was told nothing', async () => {
    const scope = everyone('owner');
    await t.db.updateTable('responses').set({ visibility: null }).where('id', '=', employee).execute();
    expect(await seen(scope)).toEqual([candidate]);
  });
});

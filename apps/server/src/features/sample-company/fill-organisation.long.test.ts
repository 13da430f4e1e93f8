import { expect, it } from 'vitest';
import { makeMember, signedIn } from '../../testing/actors.ts';
import { assessmentParts } from '../../testing/simulated-company.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { fillOrganisation } from './fill-organisation.ts';

it('tells of a finished comparison that worked, whatever ids its departments got', async () => {
  const t = await createTestApp();
  const { email } = await fillOrganisation(await assessmentParts(t), () => undefined);
  const user = await t.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { id, simulated } = await t.db
    .selectFrom('organisations')
    .select(['id', 'simulated'])
    .executeTakeFirstOrThrow();
  expect(simulated).toBe(true);
  const owner = await signedIn(t, user, id);
  const { plans } = (await owner.call('GET', '/plans')).body;
  const done = plans.find(({ state }: { state: string }) => state === 'done');
  const { drawn, result } = (await owner.call('GET', `/plans/${done.id}/experiment`)).body;
  const first = drawn.teams.filter(({ step }: { step: number }) => step === 1);
  expect(first.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Engineering',
    'Operations',
    'People & Culture',
  ]);
  expect(drawn.holds).toBe(true);
  expect(result.verdict).toBe('worked');
  // Someone behind the gate sees both rounds at once.
  const viewer = await makeMember(t, id, 'viewer');
  const culture = (await viewer.call('GET', '/survey/culture')).body;
  expect(culture.state).toBe('figures');
  expect(culture.rounds.filter(({ has_answers }: { has_answers: boolean }) => has_answers)).toHaveLength(2);
}, 120_000);

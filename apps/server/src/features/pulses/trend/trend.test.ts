import { beforeAll, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../testing/actors.ts';
import { type AnsweredCompany, foundCompany, openRound } from '../../../testing/answered-company.ts';
import { fillRound } from '../../../testing/fill-round.ts';
import { addLearnedVersion } from '../../../testing/learned-version.ts';
import { makeRunningPlan } from '../../../testing/plans.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let company: AnsweredCompany;
let second: string;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t, 'Over time');
  company = await foundCompany(t, owner);
  await fillRound(t, company, 40);
  second = await openNext(2);
  await fillRound(t, { ...company, round: second }, 40);
}, 60_000);

/** An hour later: a measure over time stands in the order of its rounds. */
async function openNext(number: number, design?: string): Promise<string> {
  t.pass(3600);
  return await openRound(t, owner, number, design);
}
const get = async (path: string) => (await owner.call('GET', `/survey/culture${path}`)).body;
const trend = () => get('/trends/delegation');
const versionsOf = ({ points }: { points: { keys_version: string }[] }) =>
  points.map(({ keys_version }) => keys_version);
/** On the page of the measure, whose round keeps its keys once it is closed. */
const shown = (round: string) => get(`/scores/delegation?of=measure&round=${round}`);

it('names the one version of the keys by which all its points are calculated, also of a closed round', async () => {
  const before = await trend();
  const { figure, keys_version: old } = await shown(company.round);
  expect(before.keys_version).toBe(old);
  expect(versionsOf(before)).toEqual([old, old]);
  expect(before.points[0].figure.score).toBe(figure.score);

  await t.db.updateTable('rounds').set({ keys_number: 0 }).where('id', '=', company.round).execute();
  const learned = await addLearnedVersion(t, 1);
  const after = await trend();
  expect(after.keys_version).toBe(learned);
  expect(versionsOf(after)).toEqual([learned, learned]);
  // The same people have two figures now, and either says by which keys.
  const closed = await shown(company.round);
  expect([closed.keys_version, closed.figure.score]).toEqual([old, figure.score]);
  expect(after.points[0].figure.score).not.toBe(figure.score);
  expect(await shown(second)).toMatchObject({
    keys_version: learned,
    figure: { score: after.points[1].figure.score },
  });
});

it('names the keys of each version of the questionnaire, since those of one fit no answers to another', async () => {
  const third = await openNext(3, '1');
  await fillRound(t, { ...company, round: third }, 40);
  const { keys_version, points } = await trend();
  const [learned] = versionsOf({ points });
  expect(versionsOf({ points })).toEqual([learned, learned, '1']);
  expect(keys_version).toBe('1');
});

it('shows of a department only the plans that are for it or for everyone, each with whom it is for', async () => {
  const [first = '', other = ''] = company.departments;
  await makeRunningPlan(t, owner, first);
  await makeRunningPlan(t, owner);
  const aimsOf = async (query: string) => {
    const { plans }: { plans: { departments: string[] | null }[] } = await get(`/trends/delegation${query}`);
    // Two that were started in one moment come in either order.
    return plans.map(({ departments }) => departments).toSorted();
  };
  expect(await aimsOf(`?department=${first}`)).toEqual([['Hidden'], null]);
  expect(await aimsOf(`?department=${other}`)).toEqual([null]);
  expect(await aimsOf('')).toEqual([['Hidden'], null]);
});

it('has a version before anybody has answered, like the sample', async () => {
  const nobody = await makeOwner(t, 'Nobody yet');
  const { body } = await nobody.call('GET', '/survey/culture/trends/delegation');
  expect(body).toMatchObject({ points: [], keys_version: expect.stringMatching(/^\d/) });
});

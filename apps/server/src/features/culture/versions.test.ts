import { beforeAll, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { type AnsweredCompany, foundCompany, openRound } from '../../testing/answered-company.ts';
import { fillRound } from '../../testing/fill-round.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let company: AnsweredCompany;
let again: string;
let other: string;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t, 'Two versions');
  company = await foundCompany(t, owner);
  await t.db.updateTable('rounds').set({ design_version: '1' }).where('id', '=', company.round).execute();
  await fillRound(t, company, 60);
  again = await openRound(t, owner, 2, '1');
  await fillRound(t, { ...company, round: again }, 60);
  other = await openRound(t, owner, 3, '2');
  await fillRound(t, { ...company, round: other }, 60);
}, 60_000);

const compare = async (later: string, earlier: string) =>
  (await owner.call('GET', `/survey/culture/rounds?round=${later}&earlier=${earlier}`)).body;
const widths = ({ changes }: { changes: { change: { low: number; high: number } }[] }) =>
  changes.reduce((sum, { change }) => sum + change.high - change.low, 0) / changes.length;

it('compares rounds of two versions with wider ranges, and says what links them', async () => {
  const [same, across] = [await compare(again, company.round), await compare(other, again)];
  expect(same.link).toBeNull();
  expect(across.link).toMatch(
    /^The questionnaire changed between these rounds: \d+ of the 148 scored questions/,
  );
  expect(across.changes).toHaveLength(28);
  expect(widths(across)).toBeGreaterThan(1.5 * widths(same));
});

it('shows each round by its own version, from its own counts', async () => {
  const scores = async (round: string) => {
    const { body } = await owner.call('GET', `/survey/culture/heatmap?round=${round}`);
    return body;
  };
  const [first, second] = [await scores(again), await scores(other)];
  expect([first.keys_version, second.keys_version]).toEqual(['1', '2']);
  expect([first.whole.people, second.whole.people]).toEqual([60, 60]);
});

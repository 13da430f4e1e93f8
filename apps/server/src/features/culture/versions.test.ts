import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { type AnsweredCompany, foundCompany, openRound } from '../../testing/answered-company.ts';
import { fillRound } from '../../testing/fill-round.ts';
import { addLearnedVersion } from '../../testing/learned-version.ts';
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

it('names the keys of both rounds where they asked two versions, and one where the same keys score both', async () => {
  const [same, across] = [await compare(again, company.round), await compare(other, again)];
  expect([same.keys_version, same.earlier_keys_version]).toEqual(['1', null]);
  expect([across.keys_version, across.earlier_keys_version]).toEqual(['2', '1']);
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

describe('an earlier round of another version that gets newer keys', () => {
  const query = () => `round=${other}&earlier=${again}`;
  const ask = (path: string, seen = '') =>
    t.app.inject({
      url: `/api/survey/culture/${path}`,
      headers: { authorization: `Bearer ${owner.token}`, 'if-none-match': seen },
    });

  it('is compared anew, though the browser holds the comparison with its older keys', async () => {
    await t.db.updateTable('rounds').set({ keys_number: 0 }).where('id', '=', again).execute();
    await addLearnedVersion(t, 1, '1');
    const before = await ask(`rounds?${query()}`);
    const etag = String(before.headers.etag);
    expect((await ask(`rounds?${query()}`, etag)).statusCode).toBe(304);

    await owner.call('POST', `/survey/rounds/${again}/keys`);
    const after = await ask(`rounds?${query()}`, etag);
    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({ keys_version: '2', earlier_keys_version: '1.1' });
    const figuresOf = (answer: typeof after, side: 'earlier' | 'later') =>
      answer.json().changes.map((change: Record<typeof side, unknown>) => change[side]);
    expect(figuresOf(after, 'earlier')).not.toEqual(figuresOf(before, 'earlier'));
    expect(figuresOf(after, 'later')).toEqual(figuresOf(before, 'later'));
  });

  it('is named with these in the file and in the report', async () => {
    const [head = '', ...lines] = (await ask('export?part=rounds&format=csv')).body.trim().split('\r\n');
    expect(head).toMatch(
      /,Scoring keys version of the earlier round,Scoring keys version,Organisation,Round$/,
    );
    expect(lines).toHaveLength(28);
    for (const line of lines) expect(line).toMatch(/,1\.1,2,[^,]+,Round \d \([^)]+\)$/);
    const document = await getDocumentProxy(new Uint8Array((await ask('report.pdf')).rawPayload));
    const { text } = await extractText(document, { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Scoring keys: version 2, and version 1.1 for the earlier round.',
    );
  });

  it('moves no comparison of rounds that asked the same version: the later round’s keys score both', async () => {
    const path = `rounds?round=${again}&earlier=${company.round}`;
    const etag = String((await ask(path)).headers.etag);
    await t.db.updateTable('rounds').set({ keys_number: 0 }).where('id', '=', company.round).execute();
    expect((await ask(path, etag)).statusCode).toBe(304);
  });
});

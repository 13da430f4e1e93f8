import { type Form, loadQuestionnaire } from '@fourfold/measurement';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { foundCompany, submitIn } from '../../testing/answered-company.ts';
import { addLearnedVersion } from '../../testing/learned-version.ts';
import type { LinkHolder } from '../../testing/respondents.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
let cleo: LinkHolder;
let pulse: LinkHolder;
beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '1000' });
  owner = await makeOwner(t);
  rosa = await makeSubmission(t, owner);
  cleo = await makeSubmission(t, owner, 'candidate', { form: 'candidate' satisfies Form });
  pulse = await makeSubmission(t, owner, 'employee', { form: 'pulse' satisfies Form, question_set: 1 });
});

type Row = Readonly<Record<string, string>>;

/** Cells without a comma in them, which is all that these tests look at. */
function rowsOf(csv: string): Row[] {
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
    return Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? '').replace(/,$/, '')]));
  });
}

const download = async (actor: Actor, search = 'format=csv') =>
  await actor.call('GET', `/survey/responses/export/answers?${search}`);
const rowOf = async ({ id }: LinkHolder) =>
  rowsOf((await download(owner)).body).find((row) => row.id === id) ?? {};
const screen = async ({ id }: LinkHolder) =>
  (await owner.call('GET', `/survey/responses/${id}/profile`)).body;

interface OnScreen {
  readonly kind: string;
  readonly key: string;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

interface Shown {
  readonly measures: readonly OnScreen[];
  readonly groups: readonly OnScreen[];
}

/** Scores and the likely ranges that their errors make; the screen has whole points, the file hundredths. */
function expectAsOnScreen(row: Row, { measures, groups }: Shown): void {
  expect([measures.length, groups.length]).toEqual([168, 28]);
  const onScale = (value: number) => Math.min(200, Math.max(0, value));
  const columnOf = (prefixes: Readonly<Record<string, string>>) => (one: OnScreen) => ({
    ...one,
    column: `${prefixes[one.kind]}_${one.key}`,
  });
  for (const { column, score, low, high } of [
    ...measures.map(columnOf({ behaviour: 'b', perception: 'p' })),
    ...groups.map(columnOf({ behaviour: 'c', perception: 'd' })),
  ]) {
    const [own, se] = [Number(row[column]), Number(row[`${column}_se`])];
    for (const [seen, told] of [
      [own, score],
      [onScale(own - 1.96 * se), low],
      [onScale(own + 1.96 * se), high],
    ] as const)
      expect(Math.abs(seen - told), column).toBeLessThan(0.53);
  }
}

describe('answers and scores for those who analyse', () => {
  it('are the screen’s scores and ranges, with every answer by the key of its option', async () => {
    const shown = await screen(rosa);
    const { keys_version } = shown;
    const row = await rowOf(rosa);
    expectAsOnScreen(row, shown);
    const { questions } = loadQuestionnaire(row.questionnaire).design;
    const { choices } = await t.db
      .selectFrom('response_answers')
      .select('choices')
      .where('response_id', '=', rosa.id)
      .executeTakeFirstOrThrow();
    expect(questions.map(({ key }) => row[key])).toEqual(
      questions.map(({ options }, place) => options[(choices[place] ?? 0) - 1]?.key),
    );
    expect(row).toMatchObject({
      kind: 'employee',
      form: 'full',
      verdict: 'unreliable',
      keys: keys_version,
      answered: '154',
    });
    expect(row.reasons).toContain('run');
    expect(row.counted).toBe('no');
    // A competency is the mean of its behaviours, as on the person's page.
    const { groups } = await screen(rosa);
    expect(groups).toHaveLength(28);
    for (const { kind, key, score } of groups as OnScreen[])
      expect(Math.abs(Number(row[`${kind === 'behaviour' ? 'c' : 'd'}_${key}`]) - score)).toBeLessThan(0.53);
  });

  it('hold nothing that a candidate or someone of a pulse was not asked', async () => {
    const [candidate, third] = [await rowOf(cleo), await rowOf(pulse)];
    const filled = (row: Row, start: RegExp) =>
      Object.keys(row).filter((name) => start.test(name) && row[name] !== '');
    const { questions } = loadQuestionnaire(candidate.questionnaire).design;
    expect(filled(candidate, /^b_/)).toHaveLength(168);
    expect(filled(candidate, /^p_/)).toEqual([]);
    expect(filled(third, /^[bp]_/)).toEqual([]);
    expect(questions.filter(({ key }) => third[key] !== '')).toHaveLength(50);
    expect(third).toMatchObject({ form: 'pulse', question_set: '2' });
  });

  it('is a file whose name says whether it holds names', async () => {
    const nameOf = async (names: string) => {
      const url = `/api/survey/responses/export/answers?format=csv&names=${names}`;
      const headers = { authorization: `Bearer ${owner.token}` };
      return (await t.app.inject({ url, headers })).headers['content-disposition'];
    };
    expect(await nameOf('with')).toMatch(/="[a-z0-9-]+-answers-and-scores-with-names\.csv"/);
    expect(await nameOf('without')).toMatch(/="[a-z0-9-]+-answers-and-scores-no-names\.csv"/);
  });

  it('can do without names and addresses, and say which of both was taken along', async () => {
    const { body } = await download(owner, 'format=csv&names=without');
    const [row = {}] = rowsOf(body);
    expect(Object.keys(row)).not.toContain('first_name');
    expect(row.id).not.toBe('');
    for (const { email } of await t.db.selectFrom('people').select('email').execute())
      expect(body).not.toContain(email);
    expect(Object.keys(row)).not.toContain('last_name');
    const entries = await t.db
      .selectFrom('audit_entries')
      .select('details')
      .where('user_id', '=', owner.id)
      .where('action', '=', 'answers.exported')
      .execute();
    expect(entries.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ names: 'without' }),
    );
  });

  it('tell each person who took them along, and the audit log of how many people they are', async () => {
    const admin = await makeMember(t, owner.organisationId, 'admin');
    expect((await download(admin, 'format=sav')).status).toBe(200);
    const views = await t.db
      .selectFrom('profile_views')
      .select(['response_id', 'shown'])
      .where('user_id', '=', admin.id)
      .execute();
    expect(views.map(({ response_id }) => response_id).toSorted()).toEqual(
      [rosa.id, cleo.id, pulse.id].toSorted(),
    );
    expect(new Set(views.map(({ shown }) => shown))).toEqual(new Set(['export']));
    const entry = await t.db
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .where('user_id', '=', admin.id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'answers.exported',
      details: { format: 'sav', names: 'with', people: '3' },
    });
  });

  it('leave out everyone who was told that this role doesn’t see them, and other organisations', async () => {
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    const manager = await makeMember(t, owner.organisationId, 'manager');
    const stranger = await makeOwner(t, 'Elsewhere');
    const ids = async (actor: Actor) => rowsOf((await download(actor)).body).map(({ id }) => id);
    expect(await ids(hiring)).toEqual([cleo.id]);
    expect([await ids(manager), await ids(stranger)]).toEqual([[], []]);
    expect((await download(await makeMember(t, owner.organisationId, 'viewer'))).status).toBe(403);
    const { visibility } = await t.db
      .selectFrom('responses')
      .select('visibility')
      .where('id', '=', cleo.id)
      .executeTakeFirstOrThrow();
    const told = (value: unknown) =>
      t.db
        .updateTable('responses')
        .set({ visibility: JSON.stringify(value) })
        .where('id', '=', cleo.id)
        .execute();
    await told({ version: '1', individuals: ['owner'], in_departments: [], statements: [] });
    expect(await ids(hiring)).toEqual([]);
    await told(visibility);
  });

  it('have a codebook with every column, and with the text of every option', async () => {
    const { body: codebook } = await download(owner, 'format=codebook');
    const columns = new Set(
      String(codebook)
        .split('\r\n')
        .map((line) => line.split(',')[0]),
    );
    const [head = ''] = String((await download(owner)).body)
      .replace('\uFEFF', '')
      .split('\r\n');
    for (const column of head.split(',')) {
      expect(columns).toContain(column);
      expect(column).toMatch(/^[a-z]\w{0,63}$/);
    }
    expect(codebook).toMatch(/b_delegation_se,[^\r]*standard error/);
    expect(codebook).toMatch(/c_leadership_se,[^\r]*standard error/);
    expect(codebook).toMatch(/b_delegation,[^\r]*not the mean of this column/);
  });

  it('are the same of what was stored before the errors of competencies were kept', async () => {
    const row = await rowOf(rosa);
    await sql`update response_scores set behaviours = substring(behaviours for 672),
      perceptions = substring(perceptions for 672) where response_id = ${rosa.id}`.execute(t.db);
    const again = await rowOf(rosa);
    expect(again.c_leadership_se).not.toBe('');
    expect(again).toEqual(row);
  });

  it('move along with learned keys, as the screen does, and say so', async () => {
    const version = await addLearnedVersion(t, 1);
    const row = await rowOf(rosa);
    expect(row.keys).toBe(version);
    expectAsOnScreen(row, await screen(rosa));
    expect((await rowOf(cleo)).keys).toBe(version);
  }, 60_000);
});

describe('scores of groups for those who analyse', () => {
  it('are the heatmap’s and the score’s, and say why nothing is shown', async () => {
    const other = await makeOwner(t, 'Harbour');
    const company = await foundCompany(t, other, ['Many', 'None']);
    for (let seed = 0; seed < 11; seed += 1) await submitIn(t, company, 0, seed);
    const viewer = await makeMember(t, other.organisationId, 'viewer');
    const get = async (path: string) => (await viewer.call('GET', path)).body;
    const rows = rowsOf(await get('/survey/culture/export/scores?format=csv'));
    expect(rows.map(({ group, level, source }) => [group, level, source])).toEqual([
      ['Everyone', 'whole', 'own'],
      ['Many', 'department', 'own'],
      ['None', 'department', 'own'],
    ]);
    const shown = await get('/survey/culture/scores/delegation?of=measure');
    const { score, low, high } = shown.figure;
    expect(rows[0]).toMatchObject({
      people: String(shown.people),
      b_delegation: String(score),
      b_delegation_low: String(low),
      b_delegation_high: String(high),
      b_delegation_agr: String(shown.agreement?.agreement ?? ''),
    });
    const file = await t.app.inject({
      url: '/api/survey/culture/export/scores?format=csv',
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    expect(file.headers['content-disposition']).toMatch(
      /="harbours-culture-group-scores-round-1-[a-z0-9-]+\.csv"/,
    );
    expect(rows[2]).toMatchObject({ b_delegation: '', people: '' });
    expect(rows[2]?.withheld).not.toBe('');
  }, 60_000);
});

import { DESIGN_VERSION, DESIGN_VERSIONS, loadQuestionnaire } from '@fourfold/measurement';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { openRound } from '../../testing/answered-company.ts';
import { addLearnedVersion } from '../../testing/learned-version.ts';
import { details, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { makeSubmission, ownPageLinkOf } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Not the one that new rounds ask. */
const another = DESIGN_VERSIONS.find((version) => version !== DESIGN_VERSION) ?? '';

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t, 'Acme');
});

const profileOf = async ({ id }: LinkHolder) =>
  (await owner.call('GET', `/survey/responses/${id}/profile`)).body;
const ownPage = async (holder: LinkHolder) => {
  const link = await ownPageLinkOf(t, holder);
  const query = new URLSearchParams({ ...link });
  return (await t.app.inject({ url: `/api/survey/respondents/${holder.id}?${query}` })).json();
};
const scoresOf = ({ id }: LinkHolder) =>
  t.db.selectFrom('response_scores').selectAll().where('response_id', '=', id).executeTakeFirstOrThrow();
const kindsIn = (list: readonly { readonly kind: string }[]) => [...new Set(list.map(({ kind }) => kind))];

describe('a candidate’s form', () => {
  it('asks how they work and nothing about a workplace, and says how long that takes', async () => {
    const carl = await makeRespondent(t, owner, 'candidate', { form: 'candidate' });
    const { body } = await carl.save([]);
    expect(body).toMatchObject({ number_of_questions: 64, invitation: { minutes: 8 } });
    const { questions, number_of_questions } = (await carl.call('GET', 'questions?from=0&count=20')).body;
    expect(number_of_questions).toBe(64);
    expect(questions.map(({ key }: { key: string }) => key.slice(0, 1))).toEqual(Array(20).fill('t'));
    await carl.acknowledge();
    const construct = loadQuestionnaire().design.questions.find(({ kind }) => kind === 'construct');
    const item = { question_id: construct?.id ?? 0, question_key: construct?.key ?? '', key: 'a' };
    expect((await carl.save([item])).status).toBe(422);
  });

  it('is submitted with its own questions, and shows no perceptions', async () => {
    const cleo = await makeSubmission(t, owner, 'candidate', { form: 'candidate' });
    expect((await scoresOf(cleo)).perceptions).toHaveLength(0);
    const profile = await profileOf(cleo);
    expect(profile.form).toBe('candidate');
    expect([kindsIn(profile.groups), kindsIn(profile.measures)]).toEqual([['behaviour'], ['behaviour']]);
    expect(profile.quality.reasons.join(' ')).not.toMatch(/of the questions were answered/);
  });

  it('is compared with a team like any other', async () => {
    const { status, body } = await owner.call('GET', '/survey/hires');
    expect(status).toBe(200);
    expect(body.not_shown).toBe(0);
  });
});

describe('a pulse', () => {
  it('asks a third of everything, and says nothing of one person’s single measures', async () => {
    const rosa = await makeRespondent(t, owner, 'employee', { form: 'pulse', question_set: 1 });
    const opened = (await rosa.save([])).body;
    expect(opened).toMatchObject({ number_of_questions: 50, invitation: { minutes: 5 } });
    await rosa.acknowledge();
    await rosa.answerAll();
    const { body } = await rosa.save([], { is_complete: 1, ...details });
    expect(body.response.submitted_at).not.toBeNull();
    const page = await ownPage(rosa);
    expect([page.form, page.measures, page.groups.length, page.answers.length]).toEqual([
      'pulse',
      [],
      28,
      50,
    ]);
    expect([page.overactivated, page.development_areas]).toEqual([null, []]);
    expect((await scoresOf(rosa)).behaviours).toHaveLength(0);
  });
});

describe('a round of another version', () => {
  it('asks, scores and shows that version, with keys that were learned from no other', async () => {
    await addLearnedVersion(t, 1);
    const round_id = await openRound(t, owner, 2, another);
    const vera = await makeSubmission(t, owner, 'employee', { round_id });
    const { choices, design_version } = await t.db
      .selectFrom('culture_members')
      .selectAll()
      .where('response_id', '=', vera.id)
      .executeTakeFirstOrThrow();
    expect([design_version, choices.length]).toEqual([another, 154]);
    expect((await scoresOf(vera)).model_version).toBe(another);
    const page = await ownPage(vera);
    expect(page.keys_version).toBe(another);
    const earlier = await makeSubmission(t, owner);
    expect((await ownPage(earlier)).keys_version).toBe(`${DESIGN_VERSION}.1`);
    const asked = (of: { answers: { question: string }[] }) => of.answers.map(({ question }) => question);
    expect(asked(page)).not.toEqual(asked(await ownPage(earlier)));
  });

  it('leaves a round that runs on its own version', async () => {
    const late = await makeRespondent(t, owner);
    const next = await makeRespondent(t, owner, 'employee', {
      round_id: await openRound(t, owner, 3, another),
    });
    const asked = async ({ call }: LinkHolder): Promise<{ key: string }[]> =>
      (await call('GET', 'questions?count=20')).body.questions;
    const own = (version: string) => loadQuestionnaire(version).questions;
    for (const { key } of await asked(late)) expect(own(DESIGN_VERSION).has(key)).toBe(true);
    for (const { key } of await asked(next)) expect(own(another).has(key)).toBe(true);
    const changed = (await asked(next)).filter(({ key }) => !own(DESIGN_VERSION).has(key));
    expect(changed.length).toBeGreaterThan(15);
  });
});

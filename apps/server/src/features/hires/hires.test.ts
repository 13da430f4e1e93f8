import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import type {
  AnswerItem,
  CandidateCompetency,
  ComparedCandidate,
  Figure,
  ProfileScore,
  ResponseKind,
} from '@fourfold/contract/schemas';
import { messages, sheetLinkDays } from '@fourfold/contract/words';
import { DESIGN_VERSION, loadQuestionnaire, type Question, simulateCompany } from '@fourfold/measurement';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/database/id.ts';
import { drainJobs } from '../../start-work.ts';
import { type Actor, makeMember, makeOwner } from '../../testing/actors.ts';
import { details, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { makeSubmission } from '../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const questionnaire = loadQuestionnaire();
const { people } = simulateCompany(questionnaire);
const ofKind = (kind: ResponseKind) => people.filter((person) => person.kind === kind);
const ids = new Map(questionnaire.design.questions.map(({ id, key }) => [key, id]));

let t: TestApp;
let owner: Actor;
beforeAll(async () => {
  t = await createTestApp();
});

const asked = new Set(
  questionnaire.design.measures
    .filter(({ group }) => group === 'courage' || group === 'agency')
    .map(({ key }) => key),
);

/** Answers every question by its own rule, and submits. */
async function submitWith(kind: ResponseKind, choose: (question: Question) => string): Promise<LinkHolder> {
  const holder = await makeRespondent(t, owner, kind);
  await holder.acknowledge();
  await holder.save(
    questionnaire.design.questions.map(
      (question): AnswerItem => ({
        question_id: question.id,
        question_key: question.key,
        key: choose(question),
        answer: '',
        seconds: 6,
      }),
    ),
  );
  expect((await holder.save([], { is_complete: 1, ...details })).status).toBe(200);
  return holder;
}

/** Answers as a person of the sample company does, and submits. */
async function submitAs(kind: ResponseKind, index: number, department?: string): Promise<LinkHolder> {
  const person = ofKind(kind)[index];
  const holder = await makeRespondent(t, owner, kind);
  if (department !== undefined) {
    await owner.call('PATCH', `/survey/responses/${holder.id}`, { department });
  }
  await holder.acknowledge();
  const items = (person?.answers(holder.id) ?? []).map(
    ({ questionKey, optionKey }): AnswerItem => ({
      question_id: ids.get(questionKey) ?? 0,
      question_key: questionKey,
      key: optionKey,
      answer: '',
      seconds: 6,
    }),
  );
  await holder.save(items);
  const names = { ...details, first_name: person?.firstName ?? '', last_name: person?.lastName ?? '' };
  const { status } = await holder.save([], { is_complete: 1, ...names });
  expect(status).toBe(200);
  return holder;
}

const hires = (query = '', by = owner) => by.call('GET', `/survey/hires${query}`);
const candidate = (id: string, query = '', by = owner) => by.call('GET', `/survey/hires/${id}${query}`);

describe('the candidates’ page of an organisation without any', () => {
  it('shows the sample company’s, marked, and says who is waiting', async () => {
    owner = await makeOwner(t);
    await makeRespondent(t, owner, 'candidate');
    const { status, body } = await hires();
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'sample', waiting: 1, not_shown: 0, fair_use: messages.fairUse() });
    const marked = body.candidates.map(({ verdict }: ComparedCandidate) => verdict).sort();
    expect(marked).toEqual([
      'consistent',
      'consistent',
      'consistent',
      'uninformative',
      'unreliable',
      'unreliable',
    ]);
    for (const { verdict, differs, fit, add } of body.candidates) {
      if (verdict !== 'consistent') expect([differs, fit, add]).toEqual([[], null, null]);
    }
    for (const { fit, add } of body.candidates) {
      for (const { value, low, high } of [fit, add].filter(Boolean)) {
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
      }
    }
  });
});

it('nobody of the sample stands among those without a vacancy', async () => {
  owner = await makeOwner(t);
  const none = (await hires('?vacancy=none')).body;
  expect(none).toMatchObject({
    candidates: [],
    sentence: 'No candidates here: this list is for people invited without a vacancy.',
  });
  expect(none.state).not.toBe('sample');
  await makeRespondent(t, owner, 'candidate');
  expect((await hires('?vacancy=none')).body).toMatchObject({
    candidates: [],
    waiting: 1,
    sentence: 'No candidate has submitted their answers yet.',
  });
});

describe('candidates beside a team', () => {
  let cleo: LinkHolder;
  let department: string;
  beforeAll(async () => {
    owner = await makeOwner(t);
    department = (await owner.call('POST', '/organisation/departments', { name: 'Sales' })).body.department
      .id;
    for (let index = 0; index < 6; index += 1) {
      await submitAs('employee', index, 'Sales');
    }
    cleo = await submitAs('candidate', 0);
    await submitAs('candidate', 1);
    await drainJobs(t.jobs, t.parts);
  }, 60_000);
  let team: Actor;
  beforeEach(() => {
    team = owner;
  });

  it('are counted apart from those who declined', async () => {
    const { id } = await makeRespondent(t, owner, 'candidate');
    await t.db.updateTable('responses').set({ declined_at: t.now() }).where('id', '=', id).execute();
    expect((await hires()).body).toMatchObject({ waiting: 0, declined: 1 });
    const { responses } = (await owner.call('GET', '/survey/responses?status=declined')).body;
    expect(responses).toMatchObject([{ id, declined_at: t.now().toISOString() }]);
    await owner.call('DELETE', `/survey/responses/${id}`);
  });

  it('have fit and add, each with its range, and no order of merit', async () => {
    const { body } = await hires();
    expect(body).toMatchObject({
      state: 'figures',
      team: { id: 'whole', people: 6 },
      waiting: 0,
      not_shown: 0,
    });
    expect(body.candidates).toHaveLength(2);
    for (const { fit, add } of body.candidates) {
      for (const { low, high } of [fit, add].filter(Boolean)) expect(high - low).toBeGreaterThan(5);
    }
    expect(body.teams.map(({ name }: { name: string }) => name)).toEqual(['The whole company', 'Sales']);
  });

  it('are compared with the department that is asked for', async () => {
    expect((await hires(`?team=${department}`)).body.team).toEqual({
      id: department,
      name: 'Sales',
      people: 6,
    });
    const stranger = '01a1fc3e-92de-7201-a282-01aab9e75bfb';
    const alone = (await hires(`?team=${stranger}`)).body;
    expect(alone).toMatchObject({
      state: 'withheld',
      sentence: '2 candidates have submitted their answers. The team to compare with is not shown.',
    });
    expect(alone.competencies[0]).toMatchObject({ team: null, spread: null });
    for (const { fit, add, differs, competencies } of alone.candidates) {
      expect([fit, add, differs]).toEqual([null, null, []]);
      expect(competencies).toHaveLength(14);
      expect(competencies[0].difference).toBeNull();
    }
  });

  it('stand in the list as on their own page', async () => {
    const { candidates, competencies } = (await hires()).body;
    const listed = candidates.find(({ response_id }: ComparedCandidate) => response_id === cleo.id);
    const own = (await candidate(cleo.id)).body;
    for (const { key, candidate: figure, team: place, difference, spread } of own.competencies) {
      const one = listed.competencies.find((other: { key: string }) => other.key === key);
      expect(one).toMatchObject({ candidate: figure, difference: { points: difference.points } });
      const placed = competencies.find((other: { key: string }) => other.key === key);
      expect(placed).toMatchObject({ team: place, spread });
    }
  });

  it('have the same figures here as in their full profile', async () => {
    for (const { response_id } of (await hires()).body.candidates) {
      const profile = (await owner.call('GET', `/survey/responses/${response_id}/profile`)).body;
      const figures = new Map(
        profile.groups.map(({ key, score, low, high, band, side, beyond, strength }: ProfileScore) => [
          key,
          { score, low, high, band, side, beyond, strength },
        ]),
      );
      const { competencies, profile: alone } = (await candidate(response_id)).body;
      expect([competencies.length, alone.length]).toEqual([14, 14]);
      for (const { key, candidate: own } of competencies) expect(own).toEqual(figures.get(key));
      for (const { key, figure } of alone) expect(figure).toEqual(figures.get(key));
    }
  });

  it('are asked about what the full profile shows, by its name', async () => {
    const answers = await Promise.all(
      (await hires()).body.candidates.map(({ response_id }: ComparedCandidate) => candidate(response_id)),
    );
    const said = answers.flatMap(({ body }) => {
      const out = body.profile.some(({ figure }: { figure: Figure }) => figure.strength !== 'pale');
      const isReliable = !['unreliable', 'uninformative'].includes(body.quality.verdict);
      return out && isReliable ? [body.questions.map(({ why }: { why: string }) => why).join(' ')] : [];
    });
    expect(said.length).toBeGreaterThan(0);
    for (const reasons of said) expect(reasons).toMatch(/The full profile shows too (much|little) /);
  });

  it('are compared with the team of their vacancy', async () => {
    const body = { title: 'Seller', department_id: department };
    const { vacancy } = (await owner.call('POST', '/survey/vacancies', body)).body;
    const assign = (vacancy_id: string | null) =>
      owner.call('PATCH', `/survey/responses/${cleo.id}`, { vacancy_id });
    await assign(vacancy.id);
    const answer = (await hires(`?vacancy=${vacancy.id}`)).body;
    expect(answer.team).toMatchObject({ name: 'Sales' });
    expect(answer.candidates).toMatchObject([{ response_id: cleo.id, vacancy: { title: 'Seller' } }]);
    await assign(null);
  });

  it('will be compared with the team of a vacancy for which nobody is invited yet', async () => {
    const body = { title: 'Second seller', department_id: department };
    const { vacancy } = (await owner.call('POST', '/survey/vacancies', body)).body;
    const answer = (await hires(`?vacancy=${vacancy.id}`)).body;
    expect(answer).toMatchObject({ candidates: [], team: { name: 'Sales' }, team_id: department });
  });

  it('are said to be for the team of their vacancy while no team can be shown', async () => {
    const fresh = await makeOwner(t);
    const named = await fresh.call('POST', '/organisation/departments', { name: 'Support' });
    const body = { title: 'Supporter', department_id: named.body.department.id };
    const { vacancy } = (await fresh.call('POST', '/survey/vacancies', body)).body;
    const answer = (await hires(`?vacancy=${vacancy.id}`, fresh)).body;
    expect(answer).toMatchObject({ state: 'withheld', team: null, team_id: body.department_id });
  });

  it('open to a page with the profile beside the team, and a question of the library on each clear finding', async () => {
    const { body } = await candidate(cleo.id);
    expect(body.competencies).toHaveLength(14);
    for (const { candidate: own, team: theirs, difference, spread } of body.competencies) {
      expect(own.low).toBeLessThanOrEqual(own.score);
      expect(theirs.high).toBeGreaterThanOrEqual(theirs.score);
      expect(difference.low).toBeLessThan(difference.high);
      expect(spread).toBeGreaterThan(0);
    }
    expect(body.questions).toHaveLength(4);
    for (const { id, text, ratings, why } of body.questions) {
      expect(INTERVIEW_QUESTIONS.find((question) => question.id === id)?.text).toBe(text);
      expect(ratings.map(({ score }: { score: number }) => score)).toEqual([1, 3, 5]);
      expect(why).toMatch(
        /^(In .+ there is a clear difference|The full profile shows too (much|little) .+: (clear|likely) \(\d\d%\)|It is unclear from the answers whether .+ (is|are) balanced)/,
      );
    }
    expect(body.sentence.length).toBeGreaterThan(20);
    expect(body.fair_use).toBe(messages.fairUse());
  });

  it('show fit and add only where a sheet filled in at random would get something else, and say so', async () => {
    const { body } = await candidate(cleo.id);
    for (const share of [body.fit, body.add]) {
      if (share === null) continue;
      const { low, high, honest, random } = share;
      expect(random.value < low || random.value > high).toBe(true);
      expect(honest.low).toBeLessThan(honest.high);
    }
    const isWhole = body.fit !== null && body.add !== null;
    if (isWhole) expect(body.not_told).toBeNull();
    else
      expect(body.not_told).toMatch(
        /left out here(?::|\.) .*answers picked at random would get much the same/,
      );
    const { candidates } = (await hires()).body;
    const listed = candidates.find(({ response_id }: { response_id: string }) => response_id === cleo.id);
    expect([listed.fit === null, listed.add === null]).toEqual([body.fit === null, body.add === null]);
  });

  it('whose answers cannot be relied on have neither, and lead with their competencies', async () => {
    const tapper = await makeSubmission(t, owner, 'candidate');
    const { body } = await candidate(tapper.id);
    expect(body).toMatchObject({ fit: null, add: null, quality: { verdict: 'unreliable' } });
    expect(body.not_told).toBeNull();
    expect(body.sentence).toMatch(/^These answers don’t tell us how .+ compares with the whole company\./);
    expect(body.quality.reasons.join()).toContain('The option in the same place on the screen was chosen');
    const found = body.competencies.map(({ difference }: CandidateCompetency) => difference.certainty);
    expect(found).toEqual(Array(14).fill('unclear'));
    for (const { why } of body.questions) expect(why).not.toContain('The full profile shows');
    expect(body.questions).toHaveLength(3);
    await owner.call('DELETE', `/survey/responses/${tapper.id}`);
  });

  it('are held against what the advertisement asks for, where it names something', async () => {
    const body = { title: 'Seller again', department_id: department, asked_for: ['courage', 'agency'] };
    const { vacancy } = (await owner.call('POST', '/survey/vacancies', body)).body;
    expect((await hires(`?vacancy=${vacancy.id}`)).body.asked_for).toEqual(['courage', 'agency']);
    expect((await hires()).body.asked_for).toEqual([]);
    expect((await candidate(cleo.id)).body.advertisement).toBeNull();
    expect((await hires()).body.candidates[0].follows_advertisement).toBeNull();
    const flatterer = await submitWith('candidate', (question) => {
      const shown = question.options.find(({ loadings }) => asked.has(loadings[0]?.measure ?? ''));
      return (shown ?? question.options[0])?.key ?? '';
    });
    for (const { id } of [cleo, flatterer]) {
      await owner.call('PATCH', `/survey/responses/${id}`, { vacancy_id: vacancy.id });
    }
    const { questions } = (await candidate(cleo.id)).body;
    expect(questions).toHaveLength(5);
    for (const { why } of questions.slice(0, 2))
      expect(why).toMatch(/^The vacancy asks for (?:Courage|Agency)\b/);
    expect((await candidate(flatterer.id)).body.advertisement).toBe(
      'The answers echo the job advertisement closely, so ask for examples.',
    );
    const { candidates } = (await hires(`?vacancy=${vacancy.id}`)).body;
    expect(
      Object.fromEntries(
        candidates.map((one: ComparedCandidate) => [one.response_id, one.follows_advertisement]),
      ),
    ).toEqual({ [cleo.id]: false, [flatterer.id]: true });
    await owner.call('PATCH', `/survey/responses/${cleo.id}`, { vacancy_id: null });
    await owner.call('DELETE', `/survey/responses/${flatterer.id}`);
  });

  it('answer the same every time', async () => {
    expect((await candidate(cleo.id)).body).toEqual((await candidate(cleo.id)).body);
  });

  it('are noted as seen, for the candidate to know', async () => {
    const views = await t.db
      .selectFrom('profile_views')
      .select(['shown', 'user_id'])
      .where('response_id', '=', cleo.id)
      .execute();
    expect(views).toContainEqual({ shown: 'profile', user_id: team.id });
    expect(views).toContainEqual({ shown: 'list', user_id: team.id });
  });

  it('are shown to hiring, beside released figures only, and to nobody without the right', async () => {
    const hiring = await makeMember(t, owner.organisationId, 'hiring');
    const { body } = await hires('', hiring);
    expect(body.state).toBe('figures');
    expect(body.team.people).toBeGreaterThanOrEqual(5);
    const viewer = await makeMember(t, owner.organisationId, 'viewer');
    expect((await hires('', viewer)).status).toBe(403);
    expect((await candidate(cleo.id, '', viewer)).status).toBe(403);
  });

  it('who were promised otherwise are counted and not shown', async () => {
    const visibility = JSON.stringify({
      version: '1',
      individuals: ['owner'],
      in_departments: [],
      statements: [],
    });
    const before = await t.db
      .selectFrom('responses')
      .select('visibility')
      .where('id', '=', cleo.id)
      .executeTakeFirstOrThrow();
    await t.db.updateTable('responses').set({ visibility }).where('id', '=', cleo.id).execute();
    const admin = await makeMember(t, owner.organisationId, 'admin');
    expect((await hires('', admin)).body).toMatchObject({ not_shown: 1 });
    expect((await candidate(cleo.id, '', admin)).status).toBe(403);
    await t.db
      .updateTable('responses')
      .set({ visibility: JSON.stringify(before.visibility) })
      .where('id', '=', cleo.id)
      .execute();
  });

  it('who are employees or have not submitted have no such page', async () => {
    const employee = await makeRespondent(t, owner, 'employee');
    expect((await candidate(employee.id)).status).toBe(404);
    const open = await makeRespondent(t, owner, 'candidate');
    expect(await candidate(open.id)).toMatchObject({
      status: 409,
      body: { message: messages.notSubmittedYet() },
    });
  });

  it('who answered again later say so in the list and on their page', async () => {
    const again = await submitAs('candidate', 2);
    const { person_id } = await t.db
      .selectFrom('responses')
      .select('person_id')
      .where('id', '=', cleo.id)
      .executeTakeFirstOrThrow();
    const round = {
      id: newId(t.now()),
      organisation_id: owner.organisationId,
      number: 2,
      opened_at: t.now(),
      design_version: DESIGN_VERSION,
    };
    await t.db.insertInto('rounds').values(round).execute();
    await t.db
      .updateTable('responses')
      .set({ person_id, round_id: round.id })
      .where('id', '=', again.id)
      .execute();
    const { candidates } = (await hires()).body;
    const later = (id: string) =>
      candidates.find(({ response_id }: { response_id: string }) => response_id === id);
    expect(later(cleo.id)).toMatchObject({ round: 1, superseded_by: { response_id: again.id, round: 2 } });
    expect(later(again.id)).toMatchObject({ round: 2, superseded_by: null });
    expect((await candidate(cleo.id)).body.candidate.superseded_by).toMatchObject({ response_id: again.id });
  });

  describe('an interview sheet', () => {
    const share = async (interviewer = 'Ivo') => {
      const { body } = await owner.call('POST', `/survey/hires/${cleo.id}/interview-sheet`, { interviewer });
      const url = new URL(body.url);
      return { expires: url.searchParams.get('e') ?? '', signature: url.searchParams.get('s') ?? '' };
    };
    const read = async (link: Record<string, string>, id = cleo.id) => {
      const answer = await t.app.inject({
        url: `/api/survey/interview-sheets/${id}?${new URLSearchParams(link)}`,
      });
      return { status: answer.statusCode, body: answer.json() };
    };

    it('opens without an account, and holds questions and no figure', async () => {
      const { status, body } = await read(await share());
      expect(status).toBe(200);
      expect(body).toMatchObject({
        organisation: 'Acme',
        job_position: details.role,
        interviewer: 'Ivo',
      });
      expect(body.questions).toHaveLength(4);
      expect(Object.keys(body)).not.toContain('fit');
      expect(JSON.stringify(body)).not.toMatch(/"(score|low|high|beyond)":\d{2,}/);
      expect(body.questions[0]).not.toHaveProperty('why');
    });

    it('opens neither with the link of the questionnaire nor for another candidate', async () => {
      const { signature, expires } = cleo;
      expect((await read({ signature, expires })).status).toBe(401);
      const other = await submitAs('candidate', 2);
      expect((await read(await share(), other.id)).status).toBe(401);
    });

    const save = async (link: Record<string, string>, body: object) => {
      const answer = await t.app.inject({
        method: 'PUT',
        url: `/api/survey/interview-sheets/${cleo.id}?${new URLSearchParams(link)}`,
        payload: body,
      });
      return { status: answer.statusCode, body: answer.json() };
    };

    it('is filled in by each interviewer for themselves, and comes back to the candidate’s page', async () => {
      const [ann, ben] = [await share('Ann'), await share('Ben')];
      expect(ann).not.toEqual(ben);
      expect(await share('ann')).toEqual(ann);
      const { questions } = (await read(ann)).body;
      expect((await read(ben)).body.questions).toEqual(questions);
      const [first, second] = questions.map(({ id }: { id: number }) => id);
      const heard = (question_id: number, score: number | null, notes: string | null = null) => ({
        question_id,
        score,
        notes,
      });
      const byAnn = [heard(first, 4, 'Told of the night shift.'), heard(second, 2)];
      expect((await save(ann, { ratings: byAnn, hand_in: false })).body.handed_in_at).toBeNull();
      expect((await read(ann)).body).toMatchObject({ interviewer: 'Ann', handed_in_at: null });
      expect((await read(ann)).body.ratings).toContainEqual(heard(first, 4, 'Told of the night shift.'));
      expect((await read(ben)).body.ratings).toEqual([]);

      const before = (await candidate(cleo.id)).body.interviews;
      expect(before).toMatchObject({ sentence: 'No interviewer has handed in a sheet yet.', questions: [] });
      await save(ann, { ratings: byAnn, hand_in: true });
      await save(ben, {
        ratings: [heard(first, 5), heard(second, 5, 'Asked the team first.')],
        hand_in: true,
      });
      const { interviews } = (await candidate(cleo.id)).body;
      const named = new Map(questions.map(({ id, skill }: { id: number; skill: string }) => [id, skill]));
      expect(interviews.sentence).toBe(
        `2 of 3 interviewers have handed in a sheet. Their scores are more than one point apart in ${named.get(second)}, so talk about why.`,
      );
      expect(interviews.questions).toMatchObject([
        {
          id: first,
          agrees: true,
          ratings: [
            { interviewer: 'Ann', score: 4 },
            { interviewer: 'Ben', score: 5 },
          ],
        },
        { id: second, agrees: false },
      ]);
    });

    it('keeps nothing of a question that is not on it, and takes no score beyond the scale', async () => {
      const link = await share('Cy');
      const rating = { question_id: 99_999, score: 3, notes: null };
      expect((await save(link, { ratings: [rating], hand_in: false })).status).toBe(200);
      expect((await read(link)).body.ratings).toEqual([]);
      expect((await save(link, { ratings: [{ ...rating, score: 6 }], hand_in: false })).status).toBe(422);
      expect((await save({ ...link, signature: 'x' }, { ratings: [], hand_in: true })).status).toBe(401);
    });

    it('is not handed in without a score, and keeps its notes meanwhile', async () => {
      const link = await share('Dee');
      const [{ id: question_id }] = (await read(link)).body.questions;
      const rating = { question_id, score: null, notes: 'She told of the night shift.' };
      await save(link, { ratings: [rating], hand_in: false });
      expect(await save(link, { ratings: [rating], hand_in: true })).toMatchObject({
        status: 422,
        body: { message: messages.sheetWithoutScores() },
      });
      expect((await read(link)).body).toMatchObject({ handed_in_at: null, ratings: [rating] });
      await save(link, { ratings: [{ ...rating, score: 3 }], hand_in: false });
      expect((await save(link, { ratings: [], hand_in: true })).status).toBe(200);
    });

    it('keeps of a question what is not sent with it, because another window may have written that', async () => {
      const link = await share('Fay');
      const [{ id: first }, { id: second }] = (await read(link)).body.questions;
      await save(link, { ratings: [{ question_id: first, notes: 'Night shift.' }], hand_in: false });
      const ratings = [
        { question_id: first, score: 4 },
        { question_id: second, score: 2 },
        { question_id: second },
      ];
      expect((await save(link, { ratings, hand_in: true })).status).toBe(200);
      await save(link, {
        ratings: [{ question_id: second, score: null, notes: 'Asked the team.' }],
        hand_in: false,
      });
      expect((await read(link)).body.ratings).toEqual([
        { question_id: first, score: 4, notes: 'Night shift.' },
        { question_id: second, score: null, notes: 'Asked the team.' },
      ]);
      await save(link, { ratings: [{ question_id: first, notes: null }], hand_in: false });
      expect((await read(link)).body.ratings).toContainEqual({ question_id: first, score: 4, notes: '' });
    });

    const sheetOf = async (name: string) =>
      (await candidate(cleo.id)).body.interviews.sheets.find(
        ({ interviewer }: { interviewer: string }) => interviewer === name,
      );
    const remove = (id: string, by = owner) =>
      by.call('DELETE', `/survey/hires/${cleo.id}/interview-sheets/${id}`);

    it('is removed with its link as long as it was not handed in', async () => {
      const link = await share('Misspelt');
      const { id } = await sheetOf('Misspelt');
      await save(link, { ratings: [], hand_in: false });
      const viewer = await makeMember(t, owner.organisationId, 'viewer');
      expect((await remove(id, viewer)).status).toBe(403);
      expect((await remove(id)).status).toBe(204);
      expect(await sheetOf('Misspelt')).toBeUndefined();
      expect(await read(link)).toMatchObject({ status: 410, body: { message: messages.sheetGone() } });
      expect((await save(link, { ratings: [], hand_in: true })).status).toBe(410);
      expect((await remove(id)).status).toBe(404);
      const handedIn = await sheetOf('Ann');
      expect(await remove(handedIn.id)).toMatchObject({
        status: 409,
        body: { message: messages.sheetHandedIn() },
      });
      const { entries } = (await owner.call('GET', '/organisation/audit-log')).body;
      expect(entries.map(({ action }: { action: string }) => action)).toContain('sheet.removed');
    });

    const lettersTo = async (email: string) => (await t.deliverMails()).filter(({ to }) => to === email);
    const mail = (interviewer: string, email: string) =>
      owner.call('POST', `/survey/hires/${cleo.id}/interview-sheet`, { interviewer, email });

    it('goes to the interviewer by mail where an address is given, as long as it is there to be filled in', async () => {
      const email = 'dot@example.com';
      expect((await mail('Dot', 'not an address')).body.errors).toHaveProperty('email');
      const { url } = (await mail('Dot', email)).body;
      const [letter, ...others] = await lettersTo(email);
      expect(others).toEqual([]);
      expect(letter).toMatchObject({ replyTo: owner.email });
      expect(letter?.subject).toMatch(/^Interview sheet for /);
      expect(letter?.text).toContain(url);
      expect((await mail('Dot', email)).body.url).toBe(url);
      for (const { id, handed_in_at } of (await candidate(cleo.id)).body.interviews.sheets)
        if (handed_in_at === null) await remove(id);
      expect(await lettersTo(email)).toHaveLength(1);
    });

    it('says of a link that lost a piece where to find it again', async () => {
      const link = await share('Eve');
      expect(await read({ ...link, signature: 'x' })).toMatchObject({
        status: 401,
        body: { message: messages.otherLinkInvalid() },
      });
    });

    it('stops working on its day', async () => {
      // Links of one moment end a second apart.
      t.pass(60);
      const link = await share();
      t.pass(sheetLinkDays * 86_400 - 1);
      expect((await read(link)).status).toBe(200);
      t.pass(1);
      expect(await read(link)).toMatchObject({ status: 401, body: { message: messages.sheetExpired() } });
      expect((await save(link, { ratings: [], hand_in: true })).status).toBe(401);
    });
  });
});

import type { Question } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { choose, details, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { HalvesRoom } from './half-estimate.ts';

let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
beforeAll(async () => {
  t = await createTestApp();
  owner = await makeOwner(t, 'Acme');
});
beforeEach(async () => {
  rosa = await makeRespondent(t, owner);
});

const responseRow = () =>
  t.db.selectFrom('responses').selectAll().where('id', '=', rosa.id).executeTakeFirstOrThrow();
const sheetRow = () =>
  t.db.selectFrom('response_answers').selectAll().where('response_id', '=', rosa.id).executeTakeFirst();
const nextPage = async (): Promise<Question[]> => (await rosa.save([])).body.unanswered_questions;

describe('opening a link', () => {
  it('shows who asks, for what, who will see it, and the first four questions', async () => {
    const { status, body } = await rosa.save([]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      response: { id: rosa.id, first_name: 'Rosa', role: 'Buyer', company: 'Acme', submitted_at: null },
      number_of_questions: 154,
      number_of_answered_questions: 0,
      invitation: {
        organisation: 'Acme',
        minutes: 15,
        visibility: { version: '7', individuals: ['owner', 'admin', 'manager'] },
      },
    });
    expect(body.unanswered_questions).toHaveLength(4);
    for (const question of body.unanswered_questions) {
      expect(question).toMatchObject({ answer_key: null, text: expect.stringMatching(/\S/) });
      expect(question.options).toHaveLength(4);
    }
  });

  it('changes nothing, however often a mail scanner does it', async () => {
    const before = await responseRow();
    for (let i = 0; i < 5; i += 1) await rosa.save([]);
    await rosa.call('GET', 'questions');
    expect([await responseRow(), await sheetRow()]).toEqual([before, undefined]);
  });

  it('tells a candidate what holds for candidates', async () => {
    const carl = await makeRespondent(t, owner, 'candidate');
    const { invitation } = (await carl.save([])).body;
    expect(invitation.visibility.individuals).toEqual(['owner', 'admin', 'manager', 'hiring']);
    expect(invitation.vacancy).toBeNull();
    expect(invitation.kept).toContain('180 days after submission');
    const { department } = (await owner.call('POST', '/organisation/departments', { name: 'Depot' })).body;
    const shiftLeader = { title: 'Shift Leader', department_id: department.id };
    const { vacancy } = (await owner.call('POST', '/survey/vacancies', shiftLeader)).body;
    await owner.call('PATCH', `/survey/responses/${carl.id}`, { vacancy_id: vacancy.id });
    expect((await carl.save([])).body.invitation).toMatchObject({
      vacancy: 'Shift Leader',
      vacancy_team: 'Depot',
      kept: 'Your answers are kept for 180 days after the vacancy closes, then erased automatically.',
    });
  });

  it('shows the statements that were read before the answers, also when new ones hold for others', async () => {
    const carl = await makeRespondent(t, owner, 'candidate');
    const shown = async (holder: LinkHolder) => (await holder.save([])).body.invitation.visibility;
    const now = await shown(carl);
    await carl.acknowledge();
    const older = { ...now, version: '1', statements: ['A profile is never the only ground of a decision.'] };
    const visibility = JSON.stringify(older);
    await t.db.updateTable('responses').set({ visibility }).where('id', '=', carl.id).execute();
    expect(await shown(carl)).toEqual(older);
    const dana = await makeRespondent(t, owner, 'candidate');
    expect(await shown(dana)).toEqual(now);
    expect(now.statements.at(-1)).toContain('We tell Acme not to base a decision on a profile alone.');
    // A page that was opened before the change has shown other words.
    const late = await dana.call('POST', 'acknowledge', { version: '1' });
    expect([late.status, late.body.message]).toEqual([409, messages.contractChanged()]);
  });
});

describe('a questionnaire that was begun in another version', () => {
  it('is said to be so, and nothing about it changes', async () => {
    await rosa.acknowledge();
    const [question] = await nextPage();
    await rosa.save([choose(question as Question)]);
    await t.db
      .updateTable('response_answers')
      .set({ design_version: 'of old' })
      .where('response_id', '=', rosa.id)
      .execute();
    const before = await sheetRow();
    for (const answers of [[], [choose(question as Question, 1)]]) {
      const { status, body } = await rosa.save(answers);
      expect([status, body.code]).toEqual([409, 'other_design']);
      expect(body.message).toMatch(/earlier version of the questionnaire/);
    }
    expect(await sheetRow()).toEqual(before);
  });
});

describe('answering', () => {
  it('needs the visibility contract to be acknowledged first', async () => {
    const [question] = (await nextPage()) as [Question];
    const refused = await rosa.save([choose(question)]);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(await sheetRow()).toBeUndefined();
    expect((await rosa.call('POST', 'acknowledge', { version: '0' })).status).toBe(409);
    const first = await rosa.acknowledge();
    t.pass(60);
    expect((await rosa.acknowledge()).body).toEqual(first.body);
    expect((await responseRow()).visibility).toMatchObject({ version: '7', statements: expect.any(Array) });
    expect((await rosa.save([choose(question)])).status).toBe(200);
  });

  it('sends the next four with each save and counts what is answered', async () => {
    await rosa.acknowledge();
    const page = await nextPage();
    const { body } = await rosa.save(page.map((question) => choose(question)));
    expect(body).toMatchObject({ number_of_answered_questions: 4, invitation: null });
    const savedAt = t.now().toISOString();
    t.pass(60);
    expect([body.saved_at, (await rosa.save([])).body.saved_at]).toEqual([savedAt, savedAt]);
    expect(body.response.begun_at).toBe(savedAt);
    const keys = body.unanswered_questions.map((question: Question) => question.key);
    expect(keys).not.toEqual(expect.arrayContaining([page[0]?.key]));
    expect(body.unanswered_questions.map((question: Question) => question.number)).toEqual([5, 6, 7, 8]);
  });

  it('asks in an order of the respondent’s own, the same on every device', async () => {
    const other = await makeRespondent(t, owner);
    const order = async (holder: LinkHolder) =>
      (await holder.call('GET', 'questions?from=0&count=20')).body.questions.map(({ key }: Question) => key);
    expect(await order(rosa)).toEqual(await order(rosa));
    expect(await order(rosa)).not.toEqual(await order(other));
  });

  it('lets the respondent go back and change an answer', async () => {
    await rosa.acknowledge();
    const page = await nextPage();
    await rosa.save(page.map((question) => choose(question, 0)));
    await rosa.save([choose(page[1] as Question, 2, 60)]);
    const { body } = await rosa.call('GET', 'questions?from=0&count=2');
    expect(body.questions[1]).toEqual({ ...page[1], answer_key: page[1]?.options[2]?.key });
    const sheet = await sheetRow();
    expect(sheet?.answered).toBe(4);
    const seconds = [...Array(154).keys()].map((place) => sheet?.seconds.readUInt16BE(place * 2));
    expect(seconds.filter((tenths) => tenths !== 0)).toEqual([50, 50, 50, 50]);
  });

  it('says how long an answer took, once there are enough of them to go by', async () => {
    await rosa.acknowledge();
    const opened = async () => (await rosa.save([])).body.seconds_each;
    await rosa.save((await nextPage()).map((question) => choose(question, 0, 3)));
    expect(await opened()).toBeUndefined();
    await rosa.save((await nextPage()).map((question) => choose(question, 0, 6)));
    expect(await opened()).toBe(4.5);
  });

  it('counts of two answers to a question the one that was chosen later, in whatever order they arrive', async () => {
    await rosa.acknowledge();
    const [first, second] = (await nextPage()) as [Question, Question];
    const ago = (seconds: number) => new Date(t.now().getTime() - seconds * 1000).toISOString();
    const chosen = (question: Question, option: number, seconds: number) => ({
      ...choose(question, option),
      chosen_at: ago(seconds),
    });
    const stored = async () =>
      (await rosa.call('GET', 'questions?count=2')).body.questions.map(({ answer_key, options }: Question) =>
        options.findIndex(({ key }) => key === answer_key),
      );
    await rosa.save([chosen(first, 2, 10)]);
    const late = await rosa.save([chosen(first, 0, 60), chosen(second, 1, 60)]);
    expect(late.body.overtaken).toEqual([{ question_id: first.id, answer_key: first.options[2]?.key }]);
    expect(await stored()).toEqual([2, 1]);
    const newer = await rosa.save([chosen(first, 0, 5), chosen(second, 1, 5)]);
    expect(newer.body.overtaken).toEqual([]);
    await rosa.save([chosen(second, 2, 30)]);
    expect(await stored()).toEqual([0, 1]);
    // Nobody chooses in the future, and without a time it is now.
    await rosa.save([chosen(first, 3, -3600)]);
    await rosa.save([choose(first, 1)]);
    expect(await stored()).toEqual([1, 1]);
    expect((await sheetRow())?.times).not.toBeNull();
    expect((await rosa.save([])).body.now).toBe(t.now().toISOString());
  });

  it('takes nothing of a save that holds an unknown question or option', async () => {
    await rosa.acknowledge();
    const [first, second] = (await nextPage()) as [Question, Question];
    const good = choose(first);
    const bad = [
      { ...choose(second), key: 'z' },
      { ...choose(second), question_key: 't999' },
      { ...choose(second), question_key: '__proto__' },
      { ...choose(second), question_id: second.id + 1 },
    ];
    for (const item of bad) {
      const answer = await rosa.save([good, item]);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['answers.1']]);
    }
    expect(await sheetRow()).toBeUndefined();
  });

  it('believes the key and nothing else of what the browser says', async () => {
    await rosa.acknowledge();
    const [question] = (await nextPage()) as [Question];
    const lie = { ...choose(question, 1), answer: 'something else' };
    await rosa.save([lie], { email: 'other@example.com' });
    const { body } = await rosa.call('GET', 'questions?count=1');
    expect(body.questions[0].answer_key).toBe(question.options[1]?.key);
    expect((await rosa.save([])).body.response.email).toBe(rosa.email);
  });
});

describe('two devices', () => {
  it('end in one state, no matter which comes first, twice or late', async () => {
    await rosa.acknowledge();
    const { questions } = (await rosa.call('GET', 'questions?count=20')).body as { questions: Question[] };
    const saves = questions.flatMap((question) => [
      rosa.save([choose(question, 0)]),
      rosa.save([choose(question, 0)]),
    ]);
    const answers = await Promise.all(saves);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await rosa.save([]);
    expect(body.number_of_answered_questions).toBe(20);
    expect(body.unanswered_questions[0].number).toBe(21);
  });

  it('may answer the same question: the later one counts', async () => {
    await rosa.acknowledge();
    const [question] = (await nextPage()) as [Question];
    await rosa.save([choose(question, 3)]);
    await rosa.save([choose(question, 1), choose(question, 2)]);
    const { body } = await rosa.call('GET', 'questions?count=1');
    expect(body.questions[0].answer_key).toBe(question.options[2]?.key);
  });
});

describe('saving again and again', () => {
  const places = async () =>
    (await rosa.call('GET', 'questions?count=3')).body.questions.map(({ answer_key, options }: Question) =>
      options.findIndex(({ key }) => key === answer_key),
    );
  let page: [Question, Question, Question];
  beforeEach(async () => {
    await rosa.acknowledge();
    page = (await nextPage()) as typeof page;
    await rosa.save([choose(page[0])]);
  });

  it('goes on from what another call has saved in between', async () => {
    const whole = { choices: Buffer.alloc(154, 2), seconds: Buffer.alloc(308), answered: 154 };
    await t.db.updateTable('response_answers').set(whole).where('response_id', '=', rosa.id).execute();
    const { body } = await rosa.save([choose(page[1], 3)]);
    expect([body.number_of_answered_questions, body.unanswered_questions]).toEqual([154, []]);
    expect(await places()).toEqual([1, 3, 1]);
  });

  it('begins anew where the answers are gone', async () => {
    await t.db.deleteFrom('response_answers').where('response_id', '=', rosa.id).execute();
    expect((await rosa.save([choose(page[1])])).body.number_of_answered_questions).toBe(1);
  });

  it('answers with the details that a colleague has corrected meanwhile', async () => {
    await owner.call('PATCH', `/survey/responses/${rosa.id}`, { job_position: 'Head of Buying' });
    expect((await rosa.save([choose(page[1])])).body.response.job_position).toBe('Head of Buying');
  });

  it.each(['withdrawn_at', 'declined_at'] as const)(
    'is refused once %s is set, with and without news',
    async (field) => {
      await t.db
        .updateTable('responses')
        .set({ [field]: t.now() })
        .where('id', '=', rosa.id)
        .execute();
      expect((await rosa.save([choose(page[1])])).status).toBe(410);
      expect((await rosa.save([choose(page[0])])).status).toBe(410);
      expect((await rosa.save([{ ...choose(page[1]), key: 'z' }])).status).toBe(410);
      expect((await sheetRow())?.answered).toBe(1);
    },
  );

  it('goes on when a round that seemed over is extended, and stops when it ends early', async () => {
    const { round_id } = await responseRow();
    const end = (ends_at: Date | null) =>
      t.db.updateTable('rounds').set({ ends_at }).where('id', '=', round_id).execute();
    const later = (seconds: number) => new Date(t.now().getTime() + seconds * 1000);
    await end(later(60));
    expect((await rosa.save([choose(page[1])])).status).toBe(200);
    await end(later(3600));
    t.pass(120);
    expect((await rosa.save([choose(page[1], 2)])).status).toBe(200);
    await end(t.now());
    expect((await rosa.save([choose(page[1], 3)])).status).toBe(410);
    await end(null);
    expect(await places()).toEqual([0, 2, -1]);
  });

  it('tells of an overtaken answer once, not with the saves that follow', async () => {
    const early = { ...choose(page[0], 3), chosen_at: new Date(t.now().getTime() - 60_000).toISOString() };
    t.pass(1);
    const late = await rosa.save([early, choose(page[1])]);
    expect(late.body.overtaken).toHaveLength(1);
    expect((await rosa.save([choose(page[2])])).body.overtaken).toEqual([]);
  });

  it('reads first only where it has not saved last', async () => {
    const asked = vi.spyOn(t.db, 'executeQuery');
    const statementsOf = async (question: Question, option: number) => {
      asked.mockClear();
      await rosa.save([choose(question, option)]);
      return asked.mock.calls.length;
    };
    expect(await statementsOf(page[1], 1)).toBe(1);
    expect(await statementsOf(page[1], 2)).toBe(1);
    await t.db
      .updateTable('response_answers')
      .set({ times: null })
      .where('response_id', '=', rosa.id)
      .execute();
    expect(await statementsOf(page[1], 3)).toBe(3);
    expect(await statementsOf(page[2], 1)).toBe(1);
    asked.mockRestore();
  });
});

describe('submitting', () => {
  const submit = (holder = rosa) => holder.save([], { is_complete: 1, ...details });

  it('names how many questions are open, and keeps what came with it', async () => {
    await rosa.acknowledge();
    const page = await nextPage();
    const answer = await rosa.save(
      page.map((question) => choose(question)),
      { is_complete: 1, ...details },
    );
    expect(answer.status).toBe(422);
    expect(answer.body.errors.answers[0]).toContain('150 questions have no answer yet.');
    expect((await sheetRow())?.answered).toBe(4);
  });

  it('names the details that are missing', async () => {
    const answer = await rosa.save([], { is_complete: 1, ...details, role: ' ', company: undefined });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { role: ['Please fill in this field.'], company: ['Please fill in this field.'] },
    ]);
  });

  it('freezes details and answers, scores them, and sends one receipt, once', async () => {
    await rosa.acknowledge();
    await rosa.answerAll();
    const corrected = { ...details, first_name: 'Rosalind', role: 'Head of Buying', is_complete: 1 };
    const answers = await Promise.all([1, 2, 3].map(() => rosa.save([], corrected)));
    const at = answers[0]?.body.response.submitted_at;
    expect(at).toBe(t.now().toISOString());
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ response: { submitted_at: at }, unanswered_questions: [] });
    }
    expect((await sheetRow())?.times).toBeNull();
    expect(await responseRow()).toMatchObject({
      first_name: 'Rosalind',
      job_position: 'Head of Buying',
      invited: { first_name: 'Rosa', job_position: 'Buyer' },
    });
    const score = await t.db
      .selectFrom('response_scores')
      .selectAll()
      .where('response_id', '=', rosa.id)
      .executeTakeFirstOrThrow();
    const room = new HalvesRoom();
    for (const half of [score.behaviours, score.perceptions]) {
      const { theta, errors, groupErrors } = room.unpack(half.toString('base64'), 84);
      expect([theta.length, errors.length, groupErrors.length]).toEqual([84, 84, 14]);
    }
    expect(score.model_version).not.toBe('');
    expect(score.verdict).toBe('unreliable');
    const letters = (await t.deliverMails()).filter(({ to }) => to === rosa.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Submission Received']);
    expect(letters[0]?.text).toContain('This link works for 90 days. If you open it after that');
    const { kept, information_url } = (await rosa.save([])).body.invitation;
    expect(kept).toBe('Your answers are kept for 2 years after submission, then erased automatically.');
    expect(letters[0]?.text).toContain(kept);
    expect(letters[0]?.text).toContain(information_url);
  });

  it('shows the way to the own page to the person who has just answered, and not to who opens the link later', async () => {
    await rosa.acknowledge();
    await rosa.answerAll();
    const { body } = await submit();
    expect(body.own_page).toContain(`/survey/respondents/${rosa.id}?e=`);
    expect((await submit()).body).not.toHaveProperty('own_page');
    expect((await rosa.save([])).body).not.toHaveProperty('own_page');
  });

  it('shows it once more to a device that submits all the same answers again, and to nobody who has one of them wrong', async () => {
    await rosa.acknowledge();
    await rosa.answerAll();
    const batches = [0, 40, 80, 120].map((from) => rosa.call('GET', `questions?from=${from}&count=40`));
    const asked: Question[] = (await Promise.all(batches)).flatMap(({ body }) => body.questions);
    const all = asked.map((question) => choose(question));
    const again = async (answers: typeof all) =>
      (await rosa.save(answers, { is_complete: 1, ...details })).body;
    await submit();
    expect((await again(all)).own_page).toContain(`/survey/respondents/${rosa.id}?e=`);
    const [first, ...rest] = all;
    expect(await again(rest)).not.toHaveProperty('own_page');
    expect(await again([...rest, ...rest.slice(0, 1)])).not.toHaveProperty('own_page');
    const wrong = choose(asked[0] as Question, 1);
    expect(await again([wrong, ...rest])).not.toHaveProperty('own_page');
    expect(first?.key).not.toBe(wrong.key);
  });

  it('changes nothing any more when a save comes late', async () => {
    await rosa.acknowledge();
    const page = await nextPage();
    await rosa.answerAll();
    await submit();
    const [row, sheet] = [await responseRow(), await sheetRow()];
    t.pass(5);
    const late = await rosa.save([choose(page[0] as Question, 3)]);
    expect([late.status, late.body.response.submitted_at]).toEqual([200, row.submitted_at?.toISOString()]);
    await rosa.save([], { is_complete: 1, ...details, first_name: 'Other' });
    expect([await responseRow(), await sheetRow()]).toEqual([row, sheet]);
    expect((await rosa.call('GET', 'questions')).body.questions).toEqual([]);
    expect((await rosa.call('POST', 'decline')).status).toBe(409);
  });
});

describe('not taking part', () => {
  it('is final, and what was answered is not kept', async () => {
    await rosa.acknowledge();
    await rosa.save([choose((await nextPage())[0] as Question)]);
    expect((await rosa.call('POST', 'decline')).status).toBe(204);
    const again = await rosa.save([]);
    expect([again.status, again.body.code]).toEqual([410, 'gone']);
    expect(again.body.message).toContain('do not want to take part');
    expect(await sheetRow()).toBeUndefined();
  });

  it('is not the same as wanting no more reminders', async () => {
    expect((await rosa.call('POST', 'no-reminders')).status).toBe(204);
    const at = (await responseRow()).no_reminders_at;
    t.pass(60);
    await rosa.call('POST', 'no-reminders');
    expect((await responseRow()).no_reminders_at).toEqual(at);
    expect((await rosa.save([])).body.response.no_reminders_at).toBe(at?.toISOString());
  });
});

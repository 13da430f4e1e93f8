import { operations } from '@fourfold/contract/calls';
import { type Operation, operationOf } from '@fourfold/contract/schemas';
import { clientParts } from '@fourfold/contract/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeMember, makeOwner, password, tokenWish } from '../testing/actors.ts';
import { everythingOf } from '../testing/everything-of.ts';
import { drawLots, makeRunningPlan, planWish } from '../testing/plans.ts';
import { insertSnapshotOf } from '../testing/snapshots.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { invitationToken } from './identity/members/joining.ts';

/**
 * Nobody sees or touches another organisation's data: every call that needs a sign-in is made by the owner of one
 * organisation with the identifiers of another. The list of calls is the contract's, and a new parameter or body
 * that is not filled in here fails, so a new call cannot be forgotten.
 */
let t: TestApp;
let hidden: Actor;
/** By the name of the parameter: something of the hidden organisation. */
const params: Record<string, string> = { week: '2030-01-07' };
/** By the id of the call: a body that names as much of the hidden organisation as it can. */
let bodies: Record<string, object>;

beforeAll(async () => {
  t = await createTestApp();
  hidden = await makeOwner(t, 'Hidden Harbour', { first_name: 'Hiddenann', email: 'hidden@example.com' });
  const colleague = await makeMember(t, hidden.organisationId, 'admin');
  const made = async (path: string, payload: object) => (await hidden.call('POST', path, payload)).body;
  const { department } = await made('/organisation/departments', { name: 'Hidden Department' });
  const invited = { email: 'hidden-guest@example.com', role: 'manager', departments: [department.id] };
  const { invitation } = await made('/organisation/invitations', invited);
  const { details } = await made('/auth/tokens', tokenWish('Hidden token'));
  const employee = { last_name: 'B', job_position: 'C', department: 'D', company: 'E' };
  const rosa = { ...employee, first_name: 'Hiddenrosa', email: 'hidden-rosa@example.com' };
  const { response } = await made('/survey/responses', rosa);
  const { rounds } = (await hidden.call('GET', '/survey/rounds')).body;
  const { report } = await made('/survey/reports', { first_name: 'Hiddenrosa', prompt: 'Write.' });
  const plan = await makeRunningPlan(t, hidden, department.id);
  await drawLots(t, hidden, plan.id, department.id);
  const { sessions } = (await hidden.call('GET', '/auth/sessions')).body;
  const { vacancy } = await made('/survey/vacancies', {
    title: 'Hidden Vacancy',
    department_id: department.id,
  });
  const inAWeek = new Date(t.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 16);
  await made('/survey/responses/remind', { leaves_at: inAWeek, words: 'Hidden words' });
  const [planned] = (await hidden.call('GET', '/survey/schedule')).body.reminders;
  Object.assign(params, {
    measureKey: 'hidden-measure',
    behaviourKey: 'hidden-behaviour',
    perceptionKey: 'hidden-perception',
    vacancyId: vacancy.id,
    organisationId: hidden.organisationId,
    userId: colleague.id,
    departmentId: department.id,
    invitationId: invitation.id,
    tokenId: details.id,
    sessionId: sessions[0].id,
    responseId: response.id,
    reportId: report.id,
    roundId: rounds[0].id,
    planId: plan.id,
    snapshotId: (await insertSnapshotOf(t, hidden)).id,
    pulseId: plan.pulse,
    teamId: department.id,
    team: department.id,
    reminderId: planned.id,
    sheetId: response.id,
  });
  bodies = {
    changeProfile: { first_name: 'A', last_name: 'B' },
    withdrawInvitation: { with_answers: true },
    changePassword: {
      current_password: 'x',
      password: 'x'.repeat(10),
      password_confirmation: 'x'.repeat(10),
    },
    changeEmail: { email: hidden.email, password },
    renewSession: { password },
    startSecondStep: { password },
    confirmSecondStep: { code: '123456' },
    renewRecoveryCodes: { password, code: '123456' },
    endSecondStep: { password, code: '123456' },
    deleteAccount: { password: 'x' },
    createToken: tokenWish('Mine'),
    openOrganisation: { name: 'Mine' },
    openClient: { name: 'Mine', from: hidden.organisationId, parts: [...clientParts] },
    changeOrganisation: { name: 'Mine' },
    changeOwnMails: { digests: false },
    deleteOrganisation: { name: 'Hidden Harbour' },
    setLogo: { image: 'aGVsbG8=' },
    addDepartment: { name: 'Mine' },
    renameDepartment: { name: 'Mine' },
    changeMember: { role: 'viewer', departments: [department.id] },
    transferOrganisation: { user_id: colleague.id, password },
    inviteColleague: { email: 'guest@example.com', role: 'manager', departments: [department.id] },
    acceptColleagueInvitation: { token: invitationToken(t.signer, invitation.id) },
    requestSeats: { seats: 5 },
    inviteRespondent: { ...employee, first_name: 'A', email: 'guest@example.com' },
    correctResponse: { last_name: 'Mine', vacancy_id: vacancy.id },
    shareInterviewSheet: { interviewer: 'Mine', email: 'guest@example.com' },
    openVacancy: { title: 'Mine', department_id: department.id },
    changeVacancy: { title: 'Mine', closed: true },
    previewBatch: { text: 'A,B,guest-of-many@example.com,C,D,E' },
    inviteBatch: { text: 'A,B,guest-of-many@example.com,C,D,E', kind: 'candidate', vacancy_id: vacancy.id },
    makePlan: { ...planWish, owner: { kind: 'member', user_id: colleague.id }, departments: [department.id] },
    changePlan: {
      ...planWish,
      owner: { kind: 'member', user_id: colleague.id },
      departments: [department.id],
      revision: 1,
    },
    dropPlan: { why: 'Mine.' },
    previewPulse: { departments: [department.id] },
    askPulse: { departments: [department.id] },
    tickPlan: { done: true },
    commentPlan: { text: 'Mine.' },
    foreseeExperiment: { departments: [department.id], starts: ['2026-05-01', '2026-06-01'] },
    drawExperiment: { departments: [department.id], starts: ['2026-05-01', '2026-06-01'] },
    noteEarlyStart: { early_on: null },
    endExperiment: { why: 'Mine.' },
    changeTeamPlan: { awareness: 'Mine.', revision: 0 },
    makeSnapshot: { title: 'Mine', version: 'x', round: rounds[0].id },
    startRound: { invite: 'everybody' },
    inviteAgain: { reminders: 'carry' },
    remindResponses: { department: 'Hidden Department' },
    previewReminder: { ids: [response.id] },
    withdrawInvitations: { ids: [response.id] },
    restoreInvitations: { ids: [response.id] },
    changeReminder: { cancelled: true },
    changeLaunch: { launch_at: planned.leaves_at, to: 'never' },
    changeSchedule: { time_zone: 'UTC', departments: [{ id: department.id, time_zone: 'Asia/Tokyo' }] },
    changePromptTemplate: { template: null },
    fillReportPrompt: { first_name: 'A' },
    prepareReport: { response_id: response.id, first_name: 'A' },
    generateReport: { prompt: 'Write.', response_id: response.id, report_id: report.id },
    changeReport: { revision: 1, prompt: 'Mine' },
    sendReport: { email: 'guest@example.com' },
  };
});

const signedInCalls = operations
  .map(operationOf)
  .filter(({ access }) => access.kind !== 'public' && access.kind !== 'link');
const namesIn = (operation: Operation) =>
  [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

describe('another organisation', () => {
  it.each(signedInCalls.map((operation) => [operation.id, operation] as const))(
    'is out of reach of %s',
    async (_id, operation) => {
      expect(namesIn(operation).filter((name) => params[name] === undefined)).toEqual([]);
      if (operation.body !== undefined) expect(Object.keys(bodies)).toContain(operation.id);
      const stranger = await makeOwner(t, 'Elsewhere');
      const before = await everythingOf(t.db, hidden);

      const path = operation.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const body = operation.body === undefined ? undefined : bodies[operation.id];
      const answer = await stranger.call(operation.method, path, body);

      if (namesIn(operation).length > 0) expect([403, 404]).toContain(answer.status);
      if (Object.values(params).some((id) => JSON.stringify(body ?? '').includes(id))) {
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
      expect(answer.status).toBeLessThan(500);
      // A mail's style says it too.
      const said = JSON.stringify(answer.body).replaceAll('overflow:hidden', '');
      expect(said).not.toMatch(/hidden/i);
      for (const id of Object.values(params)) expect(said).not.toContain(id);
      expect(await everythingOf(t.db, hidden)).toEqual(before);
    },
  );
});

import { DESIGN_VERSION } from '@fourfold/measurement';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../testing/actors.ts';
import { submitIn } from '../../../testing/answered-company.ts';
import { addLearnedVersion } from '../../../testing/learned-version.ts';
import type { LinkHolder } from '../../../testing/respondents.ts';
import { makeSubmission, ownPageLinkOf } from '../../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
let cleo: LinkHolder;
let report: string;
let before: Awaited<ReturnType<typeof everything>>;

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '1000' });
  owner = await makeOwner(t, 'Harbour');
  rosa = await makeSubmission(t, owner);
  cleo = await makeSubmission(t, owner, 'candidate');
  const { round_id: round } = await t.db
    .selectFrom('responses')
    .select('round_id')
    .where('id', '=', rosa.id)
    .executeTakeFirstOrThrow();
  const { departments } = await foundTeam();
  for (let seed = 0; seed < 6; seed += 1) await submitIn(t, { owner, round, departments }, 0, seed);
  // Answers by a simple pattern are doubted, and a report says nothing of them.
  await t.db.updateTable('response_scores').set({ verdict: 'consistent', reasons: '[]' }).execute();
  const prompt = 'Write a report for Rosa about Delegation.';
  const written = await owner.call('POST', '/survey/reports/generate', { prompt, response_id: rosa.id });
  report = written.body.report_id;
  before = await everything();
  await addLearnedVersion(t, 1);
}, 120_000);

/** Departments alone: the round is there already. */
async function foundTeam() {
  const { body } = await owner.call('POST', '/organisation/departments', { name: 'One' });
  return { departments: [body.department.id as string] };
}

const get = async (path: string) => (await owner.call('GET', path)).body;
const profile = ({ id }: LinkHolder) => get(`/survey/responses/${id}/profile`);

async function ownPage() {
  const link = new URLSearchParams({ ...(await ownPageLinkOf(t, rosa)) });
  return (await t.app.inject({ url: `/api/survey/respondents/${rosa.id}?${link}` })).json();
}

const everything = async () => ({
  rosa: await profile(rosa),
  cleo: await profile(cleo),
  hires: await get('/survey/hires'),
  candidate: await get(`/survey/hires/${cleo.id}`),
  report: (await get(`/survey/reports/${report}`)).report,
});

const versions = ({ rosa, cleo, hires, candidate }: typeof before) =>
  [rosa, cleo, hires, candidate].map(({ keys_version }) => keys_version);

describe('single people', () => {
  it('are scored by the authors’ keys until something was learned, and their pages say so', () => {
    expect(versions(before)).toEqual(Array(4).fill(DESIGN_VERSION));
  });

  it('move along with an open round, everywhere', async () => {
    const after = await everything();
    expect(versions(after)).toEqual([
      `${DESIGN_VERSION}.1`,
      `${DESIGN_VERSION}.1`,
      `${DESIGN_VERSION}.1`,
      `${DESIGN_VERSION}.1`,
    ]);
    expect(after.rosa.groups).not.toEqual(before.rosa.groups);
    expect(after.candidate.competencies).not.toEqual(before.candidate.competencies);
    expect(await ownPage()).toMatchObject({ keys_version: `${DESIGN_VERSION}.1`, groups: after.rosa.groups });
  });

  it('have the same figures on their own page and beside a team', async () => {
    const after = await everything();
    const figures = new Map<string, number>(
      after.cleo.groups.map(({ key, score }: { key: string; score: number }) => [key, score]),
    );
    expect(after.candidate.competencies).toHaveLength(14);
    // One is told in tenths, the other in whole numbers.
    for (const { key, candidate } of after.candidate.competencies)
      expect(Math.abs(candidate.score - (figures.get(key) ?? 0))).toBeLessThan(0.56);
  });

  it('stay with their round once it is closed; candidates, who are in none of its figures, do not', async () => {
    await t.db.updateTable('rounds').set({ keys_number: 0 }).execute();
    const after = await everything();
    expect(versions(after)).toEqual([
      DESIGN_VERSION,
      `${DESIGN_VERSION}.1`,
      `${DESIGN_VERSION}.1`,
      `${DESIGN_VERSION}.1`,
    ]);
    expect(after.rosa.groups).toEqual(before.rosa.groups);
    await t.db.updateTable('rounds').set({ keys_number: null }).execute();
  });
});

describe('a report', () => {
  it('keeps the figures that it was written from', async () => {
    const { report: after } = await everything();
    expect(after.results_version).toBe(DESIGN_VERSION);
    expect(after.facts).toEqual(before.report.facts);
    expect(after.comparison).toEqual(before.report.comparison);
  });

  it('gets the newest when it is written anew', async () => {
    const { prompt, revision } = before.report;
    const asked = { report_id: report, prompt, revision };
    expect((await owner.call('POST', '/survey/reports/generate', asked)).status).toBe(200);
    const { report: after } = await everything();
    expect(after.results_version).toBe(`${DESIGN_VERSION}.1`);
    expect(after.facts).not.toEqual(before.report.facts);
  });
});

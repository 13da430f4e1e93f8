import { readingsPerDay } from '@fourfold/contract/words';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../testing/actors.ts';
import { answerFor, type Reads, rowsFor } from '../../../testing/judge-answers.ts';
import { startModelServer } from '../../../testing/model-server.ts';
import type { LinkHolder } from '../../../testing/respondents.ts';
import { makeSubmission } from '../../../testing/submissions.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const server = await startModelServer('openai');
const host = new URL(server.url).host;
let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
let area: { key: string; name: string; direction: 'improve' | 'reduce' };
beforeAll(async () => {
  t = await createTestApp({ AI_BASE_URL: server.url, AI_MODEL: 'writes', AI_JUDGE_MODEL: 'reads' });
  owner = await makeOwner(t);
  rosa = await makeSubmission(t, owner);
  const { body } = await owner.call('GET', `/survey/reports/participants/${rosa.id}`);
  area = body.development_areas[0];
});
beforeEach(() => {
  server.replies = [{ pieces: ['Dear Rosa,\n\nBring the confetti. ', 'Paint the fence with Mr Stranger.'] }];
});

const pointing =
  (way: 'right' | 'wrong'): Reads =>
  (text) =>
    /confetti|fence|lantern/.test(text)
      ? [area.name, (area.direction === 'improve') === (way === 'right') ? 'more' : 'less']
      : null;
const reading = (reads: Reads) => (prompt: string) => ({ pieces: [answerFor(prompt, reads)] });

async function drafted() {
  const choices = { response_id: rosa.id, first_name: 'Rosa', area_1: area.key };
  const { report } = (await owner.call('POST', '/survey/reports', choices)).body;
  await owner.call('POST', '/survey/reports/generate', { prompt: report.prompt, report_id: report.id });
  return await opened(report.id);
}
const opened = async (id: string) => (await owner.call('GET', `/survey/reports/${id}`)).body.report;
const again = (id: string) => owner.call('POST', `/survey/reports/${id}/second-reading`);
const shown = (report: { draft_report: string }, places: readonly { from: number; to: number }[]) =>
  places.map(({ from, to }) => report.draft_report.slice(from, to));
const directions = (report: Awaited<ReturnType<typeof drafted>>) =>
  shown(
    report,
    report.findings.filter(({ kind }: { kind: string }) => kind === 'direction'),
  );

describe('a draft that a provider has written', () => {
  it('is read by it once more, without the results, and the opposite advice is found', async () => {
    server.read = reading(pointing('wrong'));
    const before = server.readings.length;
    const report = await drafted();
    expect(directions(report)).toContain('Bring the confetti.');
    expect(report.second_reading).toEqual({
      ...{ host, model: 'reads', is_read: true, is_offered: true, problem: null, unread: 0 },
    });
    expect(server.readings.length - before).toBe(1);
    const { model, prompt } = server.readings.at(-1) ?? { model: '', prompt: '' };
    expect(model).toBe('reads');
    expect(prompt).toContain('Bring the confetti.');
    expect(prompt).not.toMatch(/Rosa|Respondent|Stranger|Acme|likely range|Score \d/);
  });

  it('is compared where it fits, and nothing is left to a person', async () => {
    server.read = reading(pointing('right'));
    const report = await drafted();
    expect(directions(report)).toEqual([]);
    expect(report.comparison).toMatchObject({ not_compared: [], silent: [] });
    expect(report.comparison.by_judge).toBeGreaterThan(0);
  });

  it.each([
    ['garbled', () => ({ pieces: ['They all point to more.'] }), 'in the format that was required'],
    ['down', () => ({ status: 401 }), 'does not accept this server’s key'],
    [
      'the same for everything',
      (prompt: string) => ({
        pieces: [
          JSON.stringify({
            answers: rowsFor(prompt, () => null).map((row) => ({ ...row, measure: null, points: 'neither' })),
          }),
        ],
      }),
      'misread a test sentence',
    ],
  ] as const)('is checked without it when its answer is %s, and says so', async (_, reply, words) => {
    server.read = reply;
    const { status, second_reading, comparison } = await drafted();
    expect(status).toBe('drafted');
    expect(second_reading).toMatchObject({ is_read: false, problem: expect.stringContaining(words) });
    expect(comparison).toMatchObject({ by_judge: 0, silent: [area.name] });
  });

  it('keeps a sentence that was not answered for a person to read', async () => {
    server.read = (prompt) => {
      const answers = rowsFor(prompt, pointing('right'));
      const lost = Number(/^(\d+)\. "Bring the confetti/m.exec(prompt)?.[1]);
      return { pieces: [JSON.stringify({ answers: answers.filter(({ sentence }) => sentence !== lost) })] };
    };
    const report = await drafted();
    expect(shown(report, report.comparison.not_compared)).toEqual(['Bring the confetti.']);
    expect(report.second_reading).toMatchObject({ problem: null, unread: 1 });
  });

  it('is there at once when its reading is stopped', async () => {
    server.read = () => ({ pieces: ['{'], end: 'stall' });
    const choices = { response_id: rosa.id, first_name: 'Rosa', area_1: area.key };
    const { report } = (await owner.call('POST', '/survey/reports', choices)).body;
    const body = { prompt: report.prompt, report_id: report.id };
    const before = server.readings.length;
    const writing = owner.call('POST', '/survey/reports/generate', body);
    while (server.readings.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
    await owner.call('POST', `/survey/reports/${report.id}/stop`);
    expect((await writing).status).toBe(200);
    const stopped = await opened(report.id);
    expect(stopped).toMatchObject({ status: 'drafted', problem: null });
    expect(stopped.second_reading.problem).toBe('The second reading was stopped.');
  });
});

describe('a text that someone has changed', () => {
  it('is read again when they ask, and what was read before holds for what stands as it was', async () => {
    server.read = reading(pointing('right'));
    const { id, revision, draft_report } = await drafted();
    const changed = draft_report.replace('the fence', 'the lantern');
    const edited = (await owner.call('PATCH', `/survey/reports/${id}`, { revision, draft_report: changed }))
      .body.report;
    expect(shown(edited, edited.comparison.not_compared)).toEqual(['Paint the lantern with Mr Stranger.']);
    expect(edited.second_reading).toMatchObject({ is_read: true, unread: 1 });
    server.read = reading(pointing('wrong'));
    const { status, body } = await again(id);
    expect([status, directions(body.report)]).toEqual([200, expect.arrayContaining(['Bring the confetti.'])]);
    expect(body.report).toMatchObject({ revision: edited.revision, second_reading: { unread: 0 } });
    const entries = await t.db
      .selectFrom('audit_entries')
      .select('action')
      .where('organisation_id', '=', owner.organisationId)
      .where('action', '=', 'report.read_again')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('keeps what was read before when reading it again fails', async () => {
    server.read = reading(pointing('wrong'));
    const { id } = await drafted();
    server.read = () => ({ pieces: ['No.'] });
    const { report } = (await again(id)).body;
    expect(directions(report)).toContain('Bring the confetti.');
    expect(report.second_reading).toMatchObject({ is_read: true, problem: expect.stringContaining('form') });
  });

  it('is read so often a day and no more, by nobody from elsewhere, and never without results', async () => {
    const { id } = await drafted();
    expect((await (await makeOwner(t)).call('POST', `/survey/reports/${id}/second-reading`)).status).toBe(
      404,
    );
    const other = await makeOwner(t);
    const byHand = { first_name: 'Rosa', prompt: 'Write about Patience.' };
    const { report } = (await other.call('POST', '/survey/reports', byHand)).body;
    expect((await other.call('POST', `/survey/reports/${report.id}/second-reading`)).status).toBe(409);
    const spent = { window_ends_at: new Date(t.now().getTime() + 3600_000), used: readingsPerDay };
    await t.db
      .insertInto('rate_limits')
      .values({ key: `report-readings:${owner.organisationId}`, ...spent })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(spent))
      .execute();
    const before = server.readings.length;
    expect([(await again(id)).status, server.readings.length]).toEqual([429, before]);
  });
});

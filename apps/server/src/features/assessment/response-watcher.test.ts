import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../testing/actors.ts';
import { details, type LinkHolder, makeRespondent } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ResponseCorrected, ResponseSubmitted, ResponsesErased } from './response-watcher.ts';

let t: TestApp;
let owner: Actor;
let rosa: LinkHolder;
let broken = false;
const submissions: ResponseSubmitted[] = [];
const corrections: ResponseCorrected[] = [];
const erasures: (ResponsesErased & { scoresStored: number })[] = [];

const breakIfAsked = () => {
  if (broken) throw new Error('the figures are locked');
};

beforeAll(async () => {
  const watcher = {
    submitted: async (_tx: unknown, event: ResponseSubmitted) => {
      breakIfAsked();
      submissions.push(event);
    },
    corrected: async (_tx: unknown, event: ResponseCorrected) => void corrections.push(event),
    erased: async (tx: typeof t.db, event: ResponsesErased) => {
      breakIfAsked();
      const ids = event.respondents.map(({ id }) => id);
      const scores = await tx
        .selectFrom('response_scores')
        .selectAll()
        .where('response_id', 'in', ids)
        .execute();
      erasures.push({ ...event, scoresStored: scores.length });
    },
  };
  t = await createTestApp({}, [watcher]);
});
beforeEach(async () => {
  broken = false;
  submissions.length = corrections.length = erasures.length = 0;
  owner = await makeOwner(t);
  rosa = await makeRespondent(t, owner);
  await rosa.acknowledge();
});

const submit = async () => {
  await rosa.answerAll();
  return rosa.save([], { is_complete: 1, ...details, role: 'Head buyer' });
};

describe('a watcher of responses', () => {
  it('is told once of a submission, with the response as it is stored now and its scores', async () => {
    await submit();
    await submit();
    expect(submissions).toHaveLength(1);
    expect(submissions[0]).toMatchObject({
      respondent: { id: rosa.id, job_position: 'Head buyer', department: 'Sales', submitted_at: t.now() },
      quality: { verdict: 'unreliable' },
      at: t.now(),
    });
    expect(submissions[0]?.scored.estimates.behaviour.theta).toHaveLength(84);
  });

  it('takes the submission back when it fails, and the answers stay', async () => {
    broken = true;
    expect((await submit()).status).toBe(500);
    broken = false;
    const { body } = await rosa.save([]);
    expect(body).toMatchObject({ response: { submitted_at: null }, number_of_answered_questions: 154 });
  });

  it('is told of another department, once there is a submission', async () => {
    const move = (department: string) => owner.call('PATCH', `/survey/responses/${rosa.id}`, { department });
    await owner.call('POST', '/organisation/departments', { name: 'Buying' });
    expect((await move('Buying')).status).toBe(200);
    expect(corrections).toEqual([]);
    await submit();
    await owner.call('POST', '/organisation/departments', { name: 'Selling' });
    expect((await move('Selling')).status).toBe(200);
    expect(corrections).toMatchObject([
      { before: { department: 'Buying' }, after: { id: rosa.id, department: 'Selling' } },
    ]);
  });

  it('is told of an erasure while scores are still there, and of nobody who never submitted', async () => {
    await owner.call('DELETE', `/survey/responses/${rosa.id}`);
    expect(erasures).toEqual([]);
    rosa = await makeRespondent(t, owner);
    await rosa.acknowledge();
    await submit();
    expect((await owner.call('DELETE', `/survey/responses/${rosa.id}`)).status).toBeLessThan(300);
    expect(erasures).toMatchObject([
      { organisationId: owner.organisationId, respondents: [{ id: rosa.id }], scoresStored: 1 },
    ]);
  });

  it('keeps a response from being erased when it fails', async () => {
    await submit();
    broken = true;
    expect((await owner.call('DELETE', `/survey/responses/${rosa.id}`)).status).toBe(500);
    broken = false;
    expect((await rosa.save([])).body.response.submitted_at).not.toBeNull();
  });
});

import { demoQuestions } from '@fourfold/content';
import type { Question } from '@fourfold/contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose } from '../../testing/respondents.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
const url = '/api/survey/questionnaires/culture';
const questions = async (): Promise<Question[]> => (await t.app.inject({ url })).json().questions;
const score = (answers: object[]) =>
  t.app.inject({ method: 'POST', url: `${url}/result`, payload: { answers } });

describe('the demo questionnaire', () => {
  it('asks six real questions, the same to everyone', async () => {
    const asked = await questions();
    expect(asked.map(({ number, options }) => [number, options.length])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
      [5, 4],
      [6, 4],
    ]);
    expect(await questions()).toEqual(asked);
  });

  it('asks what its page shows before anything is fetched, to the letter', async () => {
    expect(await questions()).toEqual(demoQuestions);
  });

  it('says what the answers moved most, and how little sure that is', async () => {
    const asked = await questions();
    const { scores } = (await score(asked.map((question) => choose(question, 0)))).json();
    expect(scores).toHaveLength(4);
    for (const { name, score: value, low, high } of scores) {
      expect(name).toMatch(/^[A-Z]/);
      expect(value).not.toBe(100);
      expect(high - low).toBeGreaterThan(80);
    }
    const other = (await score(asked.map((question) => choose(question, 3)))).json();
    expect(other.scores).not.toEqual(scores);
    expect((await score([])).json()).toEqual({ scores: [], perceptions: [] });
  });

  it('says of each question about work what it asks for, and which way the answer points', async () => {
    const asked = await questions();
    const about = async (option: number) => {
      const { perceptions } = (await score(asked.map((question) => choose(question, option)))).json();
      return perceptions.map(({ question_key, name, score: value }: Record<string, unknown>) => [
        question_key,
        name,
        Number(value) > 100,
      ]);
    };
    expect(await about(0)).toEqual([
      ['c01', 'Meaningful Work', true],
      ['c02', 'Shared Mission', false],
    ]);
    expect(await about(3)).toEqual([
      ['c01', 'Meaningful Work', false],
      ['c02', 'Shared Mission', true],
    ]);
  });

  it('knows no other name, and no other question or option', async () => {
    for (const name of ['nothing', 'toString', '__proto__']) {
      expect((await t.app.inject({ url: `/api/survey/questionnaires/${name}` })).statusCode).toBe(404);
    }
    const [first] = (await questions()) as [Question];
    expect((await score([{ ...choose(first), key: 'z' }])).statusCode).toBe(422);
  });

  it('keeps nothing', async () => {
    await score((await questions()).map((question) => choose(question)));
    expect(await t.db.selectFrom('response_answers').selectAll().execute()).toEqual([]);
  });
});

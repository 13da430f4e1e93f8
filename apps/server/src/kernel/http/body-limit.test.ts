import { login, operations, previewBatch, saveAnswers } from '@fourfold/contract/calls';
import { operationOf } from '@fourfold/contract/schemas';
import { beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bodyLimitOf, longestBody } from './body-limit.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

const post = (url: string, bytes: number) =>
  t.app.inject({ method: 'POST', url: `/api${url}`, payload: { padding: 'x'.repeat(bytes) } });

it('a call reads as much as it can take, and not a megabyte to refuse all of it', async () => {
  expect(bodyLimitOf(operationOf(login).body)).toBeLessThan(100_000);
  expect(bodyLimitOf(operationOf(saveAnswers).body)).toBeGreaterThan(200 * 6 * 580);
  expect(bodyLimitOf(operationOf(previewBatch).body)).toBe(longestBody);
  expect((await post('/auth/login', 100_000)).statusCode).toBe(413);
  expect((await post('/auth/login', 50_000)).statusCode).toBe(422);
  expect((await post('/survey/responses/batch/preview', 1_000_000)).statusCode).toBe(401);
});

it('what is no call reads little', async () => {
  const payload = { padding: 'x'.repeat(70_000) };
  expect((await t.app.inject({ method: 'POST', url: '/', payload })).statusCode).toBe(413);
});

it('few calls read more than others', () => {
  const large = operations
    .map(operationOf)
    .filter(({ body }) => bodyLimitOf(body) > 300_000)
    .map(({ id }) => id);
  expect(large.toSorted()).toEqual(expect.arrayContaining(['inviteBatch', 'saveAnswers', 'setLogo']));
  expect(large.length).toBeLessThan(16);
});

import { messages } from '@fourfold/contract/words';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { connect } from '../database/database.ts';
import { createRateLimiter } from './rate-limiter.ts';

it('several nodes count together, also what comes at the same moment, and a new one begins where others are', async () => {
  const t = await createTestApp();
  const second = connect(t.databaseUrl, () => undefined, 4);
  afterAll(second.close);
  const nodes = [createRateLimiter(t.db, t.now), createRateLimiter(second.db, t.now)];
  const limit = { max: 10, seconds: 60 };
  const uses = Array.from({ length: 24 }, (_, at) => nodes[at % 2]?.use('a key', limit));
  const settled = await Promise.allSettled(uses);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(createRateLimiter(second.db, t.now).use('a key', limit)).rejects.toMatchObject({
    code: 'too_many',
    message: 'Too many attempts. Please try again in 1 minute.',
    details: { retryAfter: 60 },
  });
  t.pass(60);
  await expect(nodes[1]?.use('a key', limit)).resolves.toBeUndefined();
});

it.each([
  [15, 'Please wait a moment and try again.'],
  [61, 'Please try again in 2 minutes.'],
  [900, 'Please try again in 15 minutes.'],
  [3600, 'Please try again in 1 hour.'],
  [86_400, 'Please try again in 24 hours.'],
])('says for %i seconds when there may be another attempt', (seconds, when) => {
  expect(messages.tooManyUntil(seconds)).toBe(`Too many attempts. ${when}`);
});

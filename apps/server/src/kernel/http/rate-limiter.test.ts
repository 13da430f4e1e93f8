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
    details: { retryAfter: 60 },
  });
  t.pass(60);
  await expect(nodes[1]?.use('a key', limit)).resolves.toBeUndefined();
});

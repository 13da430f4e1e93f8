import { expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';
import { fuzz } from './fuzz.ts';
import { longestStall, measureStalls } from './stalls.ts';

/** A short slice of `npm run fuzz`: another one each day, and on one day the same on every machine. */
it('no made-up request gets a fault, a stack, a secret or anything of another organisation', async () => {
  const t = await createTestApp({ TRUST_PROXY: 'true', FREE_SEATS: '500' });
  const seed = Math.floor(Date.now() / 86_400_000);
  const { findings, requests } = await fuzz(t, { seed, requests: 300, answered: 1 });
  expect(findings, `npm run fuzz -- --seed ${seed} --requests 300`).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(300);
}, 60_000);

/** A hundredth of what `npm run fuzz` sends in this way, another one each day, to fewer people. */
it('no request keeps the server from answering others for a tenth of a second', async () => {
  const t = await createTestApp({ TRUST_PROXY: 'true', FREE_SEATS: '100000' });
  const { stalls, faults } = await measureStalls(t, {
    crowd: { employees: 300, candidates: 30, departments: 40 },
    every: 100,
    from: Math.floor(Date.now() / 86_400_000),
  });
  expect(stalls.length).toBeGreaterThan(25);
  expect(stalls.filter(({ ms }) => ms > longestStall)).toEqual([]);
  expect(faults).toEqual([]);
}, 60_000);

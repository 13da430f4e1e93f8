import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../testing/actors.ts';
import { foundCompany } from '../../../testing/answered-company.ts';
import { fillRound } from '../../../testing/fill-round.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { compute } from '../3-estimate/compute-threads.ts';
import { makeNorms } from './make-norms.ts';
import { normOf, standingAmong } from './standing-among.ts';

let t: TestApp;
let owner: Actor;
const score = async (query = '') =>
  (await owner.call('GET', `/survey/culture/scores/delegation${query}`)).body;
const make = () => makeNorms({ db: t.db, clock: t.now, compute });

beforeAll(async () => {
  t = await createTestApp({ FREE_SEATS: '100' });
  owner = await makeOwner(t, 'Harbour');
  for (let company = 0; company < 19; company++) {
    const of = company === 0 ? owner : await makeOwner(t, `Company ${company}`);
    const { round } = await foundCompany(t, of, ['One']);
    await fillRound(t, { owner: of, round }, 10);
  }
}, 120_000);

describe('where a company stands among the others', () => {
  it('is not said before there are twenty', async () => {
    expect(await make()).toBe(19);
    const { norm, figure } = await score();
    expect(norm).toBeNull();
    expect(figure).not.toBeNull();
  });

  it('is said beside its score, with a range, and of no part of it', async () => {
    const last = await makeOwner(t, 'The twentieth');
    const { round, departments } = await foundCompany(t, last, ['One']);
    await fillRound(t, { owner: last, round }, 10);
    expect(await make()).toBe(20);
    // What a browser has stays until something of the company's own changes.
    const { norm, figure } = await score('?of=measure&include=left_out');
    expect(figure).not.toBeNull();
    expect(norm.groups).toBe(20);
    expect(norm.low).toBeLessThanOrEqual(norm.percentile);
    expect(norm.high).toBeGreaterThanOrEqual(norm.percentile);
    expect((await score('?position=Position')).norm).toBeNull();
    expect(departments).toHaveLength(1);
  }, 60_000);
});

describe('a place among companies', () => {
  it('is that of the true scores, not of what errors spread', () => {
    const placed = Array.from({ length: 21 }, (_, at) => ({ score: 90 + at, error: 0 }));
    const exact = normOf(placed);
    expect(exact.mean).toBe(100);
    expect(exact.spread).toBeCloseTo(6.205, 3);
    expect(normOf(placed.map((one) => ({ ...one, error: 5 }))).spread).toBeCloseTo(Math.sqrt(38.5 - 25), 6);
    expect(normOf(placed.map((one) => ({ ...one, error: 9 }))).spread).toBe(2);
  });

  it('is as certain as the score and the others are', () => {
    const norm = { mean: 100, spread: 10 };
    expect(standingAmong({ score: 110, error: 0 }, norm, 1e9)).toMatchObject({
      percentile: 84,
      low: 84,
      high: 84,
    });
    // 1.96 x hypot(5, 10 / sqrt 25) is 10.57 points.
    expect(standingAmong({ score: 110, error: 5 }, norm, 25)).toMatchObject({
      percentile: 84,
      low: 48,
      high: 98,
    });
  });
});

import { spreadsAmong } from '@fourfold/measurement';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeOwner } from '../../../testing/actors.ts';
import { foundCompany } from '../../../testing/answered-company.ts';
import { fillRound } from '../../../testing/fill-round.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { compute } from '../3-estimate/compute-threads.ts';
import { makeNorms } from './make-norms.ts';
import { standingAmong } from './standing-among.ts';

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
    expect(norm.others).toBe(19);
    // With ten people each all is uncertain; what is said holds to its limits.
    if (norm.percentile === null) expect(norm).toMatchObject({ low: null, high: null });
    else {
      expect(norm.low).toBeLessThanOrEqual(norm.percentile);
      expect(norm.high).toBeGreaterThanOrEqual(norm.percentile);
      expect(norm.high - norm.low).toBeLessThanOrEqual(80);
    }
    expect((await score('?position=Position')).norm).toBeNull();
    expect(departments).toHaveLength(1);
  }, 60_000);
});

describe('a place among companies', () => {
  const companies = (apart: number, error: number) =>
    Array.from({ length: 21 }, (_, at) => ({ score: 100 + apart * (at - 10), error }));
  const among = (apart: number, error: number, score: number) =>
    standingAmong({ score, error }, spreadsAmong(companies(apart, error)), 20);

  it('has a range, as certain as the score and the others are', () => {
    const found = among(2, 3, 112);
    expect(found.percentile).toBeGreaterThan(75);
    expect(found.percentile).toBeLessThan(90);
    expect(found.low).toBeGreaterThan(45);
    expect(found.high).toBe(95);
  });

  it('is never above or below all', () => {
    expect(among(2, 0.5, 140)).toEqual({ others: 20, percentile: 95, low: 95, high: 95 });
    expect(among(2, 0.5, 60)).toEqual({ others: 20, percentile: 5, low: 5, high: 5 });
  });

  it('is not given where the range would say nothing', () => {
    expect(among(0.1, 3, 101)).toEqual({ others: 20, percentile: null, low: null, high: null });
  });
});

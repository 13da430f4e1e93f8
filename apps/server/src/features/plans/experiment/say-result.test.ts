import { expect, it } from 'vitest';
import { sayNothingAfter, toNaiveRange, toRange } from './say-result.ts';

it('no effect is larger than scores can move, and none lies outside its own range', () => {
  expect(toRange({ effect: 226, low: 162, high: 290 })).toEqual({ points: 200, low: 162, high: 200 });
  expect(toNaiveRange({ difference: -240, low: -310, high: -170 })).toEqual({
    points: -200,
    low: -200,
    high: -170,
  });
});

const waiting = {
  ...{ isMeasuredBefore: true, pulseUntil: null, isRoundOpen: false, nextPulse: null, isDropped: false },
  ...{ isRoundUnanswered: false, mayAsk: true, mayStartRound: true },
};

it('speaks of a new round only to people who can start one', () => {
  expect(sayNothingAfter(waiting)).toMatch(/or start a new round\.$/);
  const toManager = sayNothingAfter({ ...waiting, mayStartRound: false });
  expect(toManager).toMatch(/ask the people concerned \(under “Before and after”\)\.$/);
});

it('speaks of no new round while the latest one, from before the plan, has no answer', () => {
  const said = sayNothingAfter({ ...waiting, isRoundUnanswered: true });
  expect(said).toContain('The latest round began before the plan');
  expect(said).not.toMatch(/No new round or pulse is planned|start a new round/);
});

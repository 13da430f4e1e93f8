import { describe, expect, it } from 'vitest';
import { plotOf, toneOf, toPlace } from './geometry.ts';

describe('the place of an opportunity', () => {
  const plot = plotOf({ width: 454, height: 376 });

  it('has effort running to the right and impact upwards, both from 0 to 10', () => {
    expect(toPlace(plot, 0, 0)).toEqual({ x: 34, y: 330 });
    expect(toPlace(plot, 10, 10)).toEqual({ x: 434, y: 30 });
    expect(toPlace(plot, 5, 2.5)).toEqual({ x: 234, y: 255 });
  });

  it('stays on the chart for what lies off the scale', () => {
    expect(toPlace(plot, -3, 14)).toEqual(toPlace(plot, 0, 10));
    expect(toPlace(plot, Number.NaN, Number.NaN)).toEqual(toPlace(plot, 0, 0));
  });

  it('is light blue below 5 in effort and above 5 in impact only', () => {
    expect(toneOf({ x: 4.9, y: 5.1 })).toBe('payoff');
    expect(toneOf({ x: 5, y: 9 })).toBe('rest');
    expect(toneOf({ x: 1, y: 5 })).toBe('rest');
    expect(toneOf({ x: 9, y: 9 })).toBe('rest');
  });

  it('has a plot even where there is no room for one', () => {
    const tiny = plotOf({ width: 0, height: 0 });
    expect(tiny.right).toBeGreaterThan(tiny.left);
    expect(tiny.bottom).toBeGreaterThan(tiny.top);
  });
});

import { describe, expect, it } from 'vitest';
import { plotOf, toPlace } from './geometry.ts';

const plot = plotOf({ width: 500, height: 400 });

describe('places on the chart of fit and add', () => {
  it('run from the lower left to the upper right', () => {
    expect(toPlace(plot, 0, 0)).toEqual({ x: plot.left, y: plot.bottom });
    expect(toPlace(plot, 100, 100)).toEqual({ x: plot.right, y: plot.top });
  });

  it('never leave the chart', () => {
    expect(toPlace(plot, 140, -20)).toEqual({ x: plot.right, y: plot.bottom });
    expect(toPlace(plot, Number.NaN, Number.NaN)).toEqual({ x: plot.left, y: plot.bottom });
  });

  it('exist on the smallest screen', () => {
    const tiny = plotOf({ width: 10, height: 10 });
    expect(tiny.right).toBeGreaterThan(tiny.left);
    expect(tiny.bottom).toBeGreaterThan(tiny.top);
  });
});

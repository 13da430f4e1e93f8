import { describe, expect, it } from 'vitest';
import { placePopup } from './place-popup.ts';

const popup = { width: 250, height: 120 };
const chart = { width: 600, height: 400 };

describe('the popup of a point', () => {
  it('stands below its point, in its middle', () => {
    expect(placePopup({ x: 300, y: 100 }, popup, chart)).toEqual({ x: 175, y: 122 });
  });

  it('flips above the point where it would overflow the bottom', () => {
    expect(placePopup({ x: 300, y: 248 }, popup, chart).y).toBe(270);
    expect(placePopup({ x: 300, y: 249 }, popup, chart).y).toBe(249 - 22 - 120);
  });

  it('keeps 10 px from the sides', () => {
    expect(placePopup({ x: 12, y: 100 }, popup, chart).x).toBe(10);
    expect(placePopup({ x: 590, y: 100 }, popup, chart).x).toBe(340);
  });

  it('keeps 10 px from the top where there is room neither below nor above', () => {
    expect(placePopup({ x: 100, y: 90 }, popup, { width: 600, height: 180 }).y).toBe(10);
  });

  it('begins inside a chart that is narrower than the popup', () => {
    expect(placePopup({ x: 100, y: 90 }, popup, { width: 200, height: 400 }).x).toBe(10);
  });
});

import type { Place } from '@fourfold/contract/spread';
import { describe, expect, it } from 'vitest';
import { covered, placePopup } from './place-popup.ts';

const popup = { width: 250, height: 120 };
const chart = { width: 600, height: 400 };

const without = (point: Place, points: readonly Place[]) => points.filter((other) => other !== point);

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

  const point = { x: 300, y: 200 };

  it('goes above its point where it would cover more below', () => {
    const tall = { width: 600, height: 420 };
    const below = { x: 300, y: 300 };
    expect(placePopup(point, popup, tall, [below])).toEqual({ x: 175, y: 58 });
    expect(placePopup(point, popup, tall, [{ x: 300, y: 100 }])).toEqual({ x: 175, y: 222 });
    // Beside it where it would cover one below and one above.
    expect(placePopup(point, popup, tall, [below, { x: 300, y: 100 }]).x).toBeGreaterThan(point.x);
  });

  it('lets its point stand at one of its ends where that covers fewer', () => {
    const low = { width: 600, height: 360 };
    const crowd = [
      { x: 200, y: 270 },
      { x: 260, y: 300 },
    ];
    expect(placePopup({ x: 300, y: 140 }, popup, low, crowd)).toEqual({ x: 278, y: 162 });
    expect(placePopup({ x: 220, y: 140 }, popup, low, [{ x: 300, y: 270 }])).toEqual({ x: 10, y: 162 });
  });

  it('covers no more than it would below and in the middle, never its own point, and stays inside', () => {
    const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({
      x: 34 + ((n * 197) % 546),
      y: 30 + ((n * 83) % 324),
    }));
    for (const place of places) {
      const others = without(place, places);
      const at = placePopup(place, popup, chart, others);
      expect(covered(at, popup, others)).toBeLessThanOrEqual(
        covered(placePopup(place, popup, chart), popup, others),
      );
      expect(covered(at, popup, [place])).toBe(0);
      expect(at.x).toBeGreaterThanOrEqual(10);
      expect(at.x).toBeLessThanOrEqual(340);
      expect(at.y).toBeGreaterThanOrEqual(10);
      expect(at.y).toBeLessThanOrEqual(270);
    }
  });

  it('leaves its point where only that covers none', () => {
    const examples = [
      { x: 93, y: 82 },
      { x: 137, y: 60 },
      { x: 150, y: 132 },
      { x: 207, y: 107 },
      { x: 242, y: 193 },
    ];
    const phone = { width: 324, height: 352 };
    for (const place of examples) {
      const at = placePopup(place, popup, phone, without(place, examples));
      expect(covered(at, popup, examples)).toBe(0);
      expect(at.y).toBeLessThanOrEqual(352 - 120 - 10);
    }
  });

  it('stays near its point where no place covers none', () => {
    const crowd = Array.from({ length: 40 }, (_, n) => ({
      x: 40 + (n % 8) * 75,
      y: 40 + Math.floor(n / 8) * 80,
    }));
    const [place = point] = crowd;
    expect(placePopup(place, popup, chart, without(place, crowd)).y).toBe(place.y + 22);
  });

  it('counts a point as covered when a part of its disc is', () => {
    expect(covered({ x: 100, y: 100 }, popup, [{ x: 225, y: 160 }])).toBe(1);
    expect(covered({ x: 100, y: 100 }, popup, [{ x: 87, y: 160 }])).toBe(1);
    expect(covered({ x: 100, y: 100 }, popup, [{ x: 86, y: 160 }])).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card.ts';

const frame = { left: 100, top: 200, width: 800, height: 500 };
const card = { width: 270, height: 150 };
const cell = (left: number, top: number) => ({ left, top, width: 50, height: 36 });

describe('the card of a cell', () => {
  it('stands below its cell, in its middle', () => {
    expect(placeCard(cell(500, 300), frame, card)).toEqual({ x: 400 + 25 - 135, y: 142 });
  });

  it('stands above the cell where the frame ends below it', () => {
    expect(placeCard(cell(500, 640), frame, card).y).toBe(440 - 6 - 150);
  });

  it('stays below where there is no room above either', () => {
    expect(placeCard(cell(500, 240), { ...frame, height: 160 }, card).y).toBe(82);
  });

  it('keeps inside the frame at its sides', () => {
    expect(placeCard(cell(110, 300), frame, card).x).toBe(0);
    expect(placeCard(cell(880, 300), frame, card).x).toBe(530);
  });
});

import { describe, expect, it } from 'vitest';
import { insideGrid, nextPlace } from './grid-keys.ts';

const size = { rows: 21, columns: 2005 };
const at = { row: 3, column: 40 };
const press = (key: string, ctrlKey = false) => nextPlace({ key, ctrlKey, metaKey: false }, at, size);

describe('the keys of the grid', () => {
  it('go one cell with an arrow', () => {
    expect(press('ArrowLeft')).toEqual({ row: 3, column: 39 });
    expect(press('ArrowDown')).toEqual({ row: 4, column: 40 });
  });

  it('go to the ends of the row with Home and End, and of the grid with Ctrl', () => {
    expect(press('Home')).toEqual({ row: 3, column: 0 });
    expect(press('End')).toEqual({ row: 3, column: 2004 });
    expect(press('Home', true)).toEqual({ row: 0, column: 0 });
    expect(press('End', true)).toEqual({ row: 20, column: 2004 });
    expect(press('ArrowDown', true)).toEqual({ row: 20, column: 40 });
  });

  it('stay inside', () => {
    expect(
      nextPlace({ key: 'ArrowUp', ctrlKey: false, metaKey: false }, { row: 0, column: 0 }, size),
    ).toEqual({
      row: 0,
      column: 0,
    });
    expect(press('PageUp')).toEqual({ row: 0, column: 40 });
    expect(insideGrid({ row: 30, column: 9999 }, size)).toEqual({ row: 20, column: 2004 });
  });

  it('leave every other key to the browser', () => {
    expect(press('Tab')).toBeNull();
    expect(press('a')).toBeNull();
  });
});

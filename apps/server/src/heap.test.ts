import { describe, expect, it } from 'vitest';
import { collectNow, heapSteps, isWorthCollecting } from './heap.ts';

describe('the steps in which the heap grows', () => {
  it('double it, and are small where the machine has little memory', () => {
    expect([256, 512, 768, 1024, 8192].map((memory) => heapSteps(memory))).toEqual([30, 30, 30, 100, 100]);
  });
});

describe('what nobody needs any more', () => {
  it('is given back', () => {
    let left: number[][] | undefined = Array.from({ length: 200 }, () => Array(10_000).fill(0.5));
    expect(left).toHaveLength(200);
    const before = process.memoryUsage().heapUsed;
    left = undefined;
    collectNow();
    expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10_000_000);
  });
});

describe('memory that load has left behind', () => {
  const [second, megabyte] = [1_000_000, 2 ** 20];

  it('is worth a pause once hardly anyone is there', () => {
    expect(isWorthCollecting(0.2 * second, 100 * megabyte)).toBe(true);
    expect(isWorthCollecting(5 * second, 100 * megabyte)).toBe(false);
    expect(isWorthCollecting(0.2 * second, 10 * megabyte)).toBe(false);
  });
});

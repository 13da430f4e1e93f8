import { describe, expect, it } from 'vitest';
import { collectAfterStart, heapSteps } from './heap.ts';

describe('the steps in which the heap grows', () => {
  it('double it, and are small where the machine has little memory', () => {
    expect([256, 512, 768, 1024, 8192].map((memory) => heapSteps(memory))).toEqual([30, 30, 30, 100, 100]);
  });
});

describe('what the start has left behind', () => {
  it('is given back', () => {
    let left: number[][] | undefined = Array.from({ length: 200 }, () => Array(10_000).fill(0.5));
    expect(left).toHaveLength(200);
    const before = process.memoryUsage().heapUsed;
    left = undefined;
    collectAfterStart();
    expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10_000_000);
  });
});

import { describe, expect, it } from 'vitest';
import { heapSteps } from './heap-steps.ts';

describe('the steps in which the heap grows', () => {
  it('double it, and are small where the machine has little memory', () => {
    expect([256, 512, 768, 1024, 8192].map((memory) => heapSteps(memory))).toEqual([30, 30, 30, 100, 100]);
  });
});

import { describe, expect, it } from 'vitest';
import { writeTable } from './write-table.ts';

describe('a table of the evidence', () => {
  const written = writeTable({
    title: 'Quality',
    how: 'Seed 1.',
    rows: [
      { what: 'honest: left out', found: 0, counted: { count: 0, of: 800 }, to: 0.02 },
      { what: 'honest: marked', found: 0.0075, counted: { count: 6, of: 800 }, to: 0.08 },
      { what: 'balanced: left out', found: 0.05, counted: { count: 20, of: 400 }, to: 0.02 },
      { what: 'balanced: marked', found: 0.9 },
      { what: 'random: marked', found: 0.95, from: 0.9 },
      { what: 'points for one standard deviation', found: 40 },
    ],
  });

  it('puts figures of one sort of people side by side, with counts, limits and what misses', () => {
    expect(written).toContain('|  | left out (0.02 or less) | marked |');
    expect(written).toContain('| honest | 0.000 (0 of 800) | 0.007 (6 of 800), 0.08 or less |');
    expect(written).toContain('| balanced | 0.050 (20 of 400) **no** | 0.900 |');
    expect(written).toContain('| random |  | 0.950, 0.9 or more |');
  });

  it('leaves alone what has no other figure beside it', () => {
    expect(written).toContain('| points for one standard deviation | 40 |');
    expect(written.match(/points for/g)).toHaveLength(1);
  });
});

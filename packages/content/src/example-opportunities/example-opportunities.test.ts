import { describe, expect, it } from 'vitest';
import behaviours from '../../../measurement/data/en/behaviours.json' with { type: 'json' };
import { EXAMPLE_OPPORTUNITIES } from './index.ts';

const names = new Set(Object.values(behaviours.behaviours).map(({ name }) => name));

describe('the example opportunities', () => {
  it('are the five of the specification', () => {
    expect(EXAMPLE_OPPORTUNITIES.map(({ name }) => name)).toEqual([
      'Reduce Active Listening',
      'Improve Delegation',
      'Reduce Conflict Resolution',
      'Improve Assertiveness',
      'Improve Motivating Others',
    ]);
  });

  it('speak of behaviours that the questionnaire measures', () => {
    for (const { name } of EXAMPLE_OPPORTUNITIES) expect(names).toContain(name.replace(/^\w+ /, ''));
  });

  it('lie on the chart, and their texts fit into the popup', () => {
    for (const { x, y, description } of EXAMPLE_OPPORTUNITIES) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(10);
      expect(description.length).toBeLessThanOrEqual(100);
    }
  });
});

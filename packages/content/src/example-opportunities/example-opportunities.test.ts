import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import behaviours from '../../../measurement/data/en/behaviours.json' with { type: 'json' };
import { EXAMPLE_OPPORTUNITIES, paysOff } from './index.ts';

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

  it('say first how certain they are, and the certain ones come first', () => {
    const certain = EXAMPLE_OPPORTUNITIES.map(({ description }) => {
      const [, label, percent] = description.match(/^(Clear|Likely|Unclear) \((\d+)%\)\. /) ?? [];
      expect(label).toBe(Number(percent) >= 80 ? 'Clear' : Number(percent) >= 50 ? 'Likely' : 'Unclear');
      return Number(percent);
    });
    expect(certain).toEqual(certain.toSorted((a, b) => b - a));
  });

  it('are the same in the article', () => {
    const mdx = readFileSync(
      new URL('../articles/corporate-culture-management.mdx', import.meta.url),
      'utf8',
    );
    const drawn = EXAMPLE_OPPORTUNITIES.map(
      (point) =>
        `  { name: '${point.name}', effort: ${point.x}, impact: ${point.y}${paysOff(point) ? ', pays: true' : ''} },\n`,
    );
    expect(mdx).toContain(drawn.join(''));
  });

  it('lie on the chart, and their texts fit into the popup', () => {
    for (const { x, y, description } of EXAMPLE_OPPORTUNITIES) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(10);
      expect(description.length).toBeLessThanOrEqual(100);
    }
  });
});

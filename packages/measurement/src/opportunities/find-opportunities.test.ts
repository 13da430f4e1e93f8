import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBarriers } from '../barriers/find-barriers.ts';
import { estimateDynamics } from '../dynamics/dynamics.ts';
import { compileDynamics } from '../dynamics/dynamics-model.ts';
import { loadLinks } from '../dynamics/load-links.ts';
import { describeGroup } from '../group/describe-group.ts';
import { compileGroups } from '../group/group-engine.ts';
import { expertKeys } from '../keys/key-uncertainty.ts';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import type { Standing } from '../simulation/draw-people.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { findOpportunities } from './find-opportunities.ts';

const questionnaire = loadQuestionnaire();
const engine = compileGroups(questionnaire);
const dynamicsModel = compileDynamics(engine, loadLinks());
const { models } = questionnaire;
const keys = { behaviour: expertKeys(models.behaviour), perception: expertKeys(models.perception) };
const indexOf = (kind: 'behaviour' | 'perception', key: string): number =>
  models[kind].measures.findIndex((measure) => measure.key === key);

const look = (people: number, seed: string, change?: (standing: Standing) => void, scoredBy = keys) => {
  const { statistics } = sampleGroup(engine, people, seed, change);
  const picture = describeGroup(engine, scoredBy, statistics);
  const dynamics = estimateDynamics(dynamicsModel, statistics);
  const input = { questionnaire, dynamicsModel, picture, dynamics, departmentSpread: new Float64Array(84) };
  return { opportunities: findOpportunities(input), barriers: findBarriers(input), input };
};

/** Adds to a measure of everyone. */
const shift =
  (kind: 'behaviour' | 'perception', key: string, by: number) =>
  (standing: Standing): void => {
    const at = indexOf(kind, key);
    standing[kind][at] = (standing[kind][at] as number) + by;
  };

describe('opportunities', () => {
  it('are one for each behaviour, on the chart, with evidence', () => {
    const { all } = look(30, 'one').opportunities;
    expect(all).toHaveLength(84);
    for (const { effort, impact, direction, score, people, perceptions, probability } of all) {
      expect(effort).toBeGreaterThanOrEqual(0);
      expect(effort).toBeLessThanOrEqual(10);
      expect(impact).toBeGreaterThanOrEqual(0);
      expect(impact).toBeLessThanOrEqual(10);
      expect(direction).toBe(score.side === 'low' ? 'improve' : 'reduce');
      expect(people).toBeGreaterThanOrEqual(0);
      expect(people).toBeLessThanOrEqual(30);
      expect(perceptions).toHaveLength(2);
      expect(probability).toBeGreaterThanOrEqual(0);
      expect(probability).toBeLessThanOrEqual(1);
    }
  });

  it('say how sure their place on the chart is: the point is inside, and surer keys and more people make it surer', () => {
    const width = (people: number, keysKnown: boolean) => {
      const { input } = look(people, 'ranges');
      const known = { ...input.picture.behaviour, keyCovariance: new Float64Array(84 ** 2) };
      const certain = { ...input.picture.perception, keyCovariance: new Float64Array(84 ** 2) };
      const picture = keysKnown ? { ...input.picture, behaviour: known, perception: certain } : input.picture;
      const widths = findOpportunities({ ...input, picture }).listed.map(({ impact, effort, ranges }) => {
        expect(ranges.impact.low).toBeLessThanOrEqual(impact);
        expect(ranges.impact.high).toBeGreaterThanOrEqual(impact);
        expect(ranges.effort.low).toBeLessThanOrEqual(effort);
        expect(ranges.effort.high).toBeGreaterThanOrEqual(effort);
        return ranges.impact.high - ranges.impact.low + ranges.effort.high - ranges.effort.low;
      });
      return widths.reduce((sum, one) => sum + one, 0) / widths.length;
    };
    expect(width(400, true)).toBeLessThan(0.6 * width(10, true));
    expect(width(10, true)).toBeLessThan(width(10, false));
  });

  it('name what was planted, as far as the keys can be relied on', () => {
    const sizes = { popularity: 0.15, loading: 0.1 };
    const learned = {
      behaviour: expertKeys(models.behaviour, sizes),
      perception: expertKeys(models.perception, sizes),
    };
    const planted = (standing: Standing): void => {
      shift('behaviour', 'delegation', -3)(standing);
      shift('behaviour', 'active_listening', 2)(standing);
    };
    const named = (scoredBy: typeof keys) =>
      look(120, 'planted', planted, scoredBy).opportunities.listed.map(
        ({ behaviour, direction }) => `${direction} ${behaviour}`,
      );
    expect(named(learned)).toContain('improve delegation');
    expect(named(learned)).toContain('reduce active_listening');
    // Doubtful keys believe less of what stands out alone.
    expect(named(keys)).toContain('reduce active_listening');
  });

  it('are the same for the same statistics', () => {
    const { opportunities, input } = look(25, 'again');
    expect(findOpportunities(input)).toEqual(opportunities);
  });

  it('rise with the distance from balanced', () => {
    const impact = (by: number): number =>
      look(60, 'rise', shift('behaviour', 'planning', by)).opportunities.all[indexOf('behaviour', 'planning')]
        ?.impact ?? 0;
    expect(impact(-1)).toBeGreaterThan(impact(-0.3));
    expect(impact(-2)).toBeGreaterThan(impact(-1));
  });

  it('cost more effort where departments differ', () => {
    const { opportunities, input } = look(25, 'again');
    const apart = findOpportunities({ ...input, departmentSpread: new Float64Array(84).fill(0.4) });
    for (const [index, { effort }] of apart.all.entries()) {
      expect(effort).toBeGreaterThan(opportunities.all[index]?.effort as number);
    }
  });

  it('come with an honest label for a group of one, and share places where nothing is ahead', () => {
    const { listed } = look(1, 'alone').opportunities;
    expect(listed).toHaveLength(5);
    expect(listed[0]?.place).toBe(1);
    expect(new Set(listed.map(({ place }) => place)).size).toBeLessThan(5);
    for (const { label, probability } of listed) {
      // As it is read: 49.7% stands there as 50%.
      const percent = Math.round(100 * probability);
      expect(label).toBe(percent >= 80 ? 'clear' : percent >= 50 ? 'likely' : 'unclear');
    }
  });

  it('say how many more people would settle it: none, some, or that none would', () => {
    const { listed } = look(30, 'settle', shift('behaviour', 'delegation', -2)).opportunities;
    for (const { probability, peopleToSettle } of listed) {
      if (probability >= 0.8 || probability <= 0.2) expect(peopleToSettle).toBe(0);
      else if (peopleToSettle !== null) expect(peopleToSettle).toBeGreaterThan(0);
    }
  });
});

describe('barriers', () => {
  it('name the weak perceptions that were planted', () => {
    const { listed, all } = look(120, 'weak', (standing) => {
      shift('perception', 'safe_to_speak', -2.5)(standing);
      shift('perception', 'decision_clarity', -2.5)(standing);
    }).barriers;
    const named = listed.map(({ perception }) => perception);
    expect(named).toContain('safe_to_speak');
    expect(named).toContain('decision_clarity');
    expect(all).toHaveLength(84);
    for (const { weight, share } of all) {
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(weight).toBeLessThanOrEqual(10);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  it('call nothing that is favourable one of the weak, however few are weak', () => {
    const { listed } = look(60, 'low', (standing) => {
      for (let at = 0; at < standing.perception.length; at++)
        standing.perception[at] = (standing.perception[at] as number) + 1.5;
      shift('perception', 'fair_pay', -4)(standing);
    }).barriers;
    expect(listed).toHaveLength(5);
    expect(listed[0]).toMatchObject({ perception: 'fair_pay', label: 'clear' });
    for (const { score, label } of listed.slice(1)) {
      expect(score.score).toBeGreaterThan(100);
      expect(label).toBe('unclear');
    }
  });
});

describe('the five', () => {
  const worst = { clear: 0, likely: 1, unclear: 2 } as const;

  it('are five for any group, in the order of their probability, with labels that never get better further down', () => {
    const group = fc.record({
      people: fc.constantFrom(1, 2, 5, 8, 30, 120),
      seed: fc.string({ maxLength: 8 }),
      behaviours: fc.constantFrom(-2, -0.5, 0, 0.5, 2),
      perceptions: fc.constantFrom(-2, 0, 1, 3),
    });
    fc.assert(
      fc.property(group, ({ people, seed, behaviours, perceptions }) => {
        const { opportunities, barriers } = look(people, `five ${seed}`, (standing) => {
          for (let at = 0; at < 84; at++) {
            standing.behaviour[at] = (standing.behaviour[at] as number) + behaviours;
            standing.perception[at] = (standing.perception[at] as number) + perceptions;
          }
        });
        for (const { listed } of [opportunities, barriers]) {
          expect(listed).toHaveLength(5);
          expect(new Set(listed.map(keyOf)).size).toBe(5);
          const probabilities = listed.map(({ probability }) => probability);
          expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
          const labels = listed.map(({ label }) => worst[label]);
          expect(labels).toEqual(labels.toSorted((a, b) => a - b));
          expect(listed.map(({ place }) => place)).toEqual(
            listed.map(({ place }) => place).toSorted((a, b) => a - b),
          );
        }
        // What is not on the weak side cannot be likely to be weak.
        for (const { score, probability } of barriers.listed)
          if (score.score >= 100) expect(probability).toBeLessThan(0.55);
      }),
      { numRuns: 12 },
    );
  });

  const keyOf = (entry: object) =>
    'behaviour' in entry ? entry.behaviour : (entry as { perception: string }).perception;
});

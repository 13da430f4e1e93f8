import { describe, expect, it } from 'vitest';
import affinities from '../../data/affinities.json' with { type: 'json' };
import constructs from '../../data/constructs.json' with { type: 'json' };
import links from '../../data/links.json' with { type: 'json' };
import measures from '../../data/measures.json' with { type: 'json' };
import tendency from '../../data/tendency.json' with { type: 'json' };
import { DESIGN_VERSIONS, loadQuestionnaire } from './load-questionnaire.ts';

/** The rules of the design page, held over the data files themselves. */
const competencyOf = new Map(
  measures.competencies.flatMap(({ key, behaviours }) => behaviours.map((behaviour) => [behaviour.key, key])),
);
const perceptions = measures.domains.flatMap((domain) => domain.perceptions.map(({ key }) => key));
const options = tendency.tendency.flatMap((question) => question.options);

function count<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

describe('the measures', () => {
  it('are 84 behaviours in 14 competencies and 84 perceptions in 14 domains, six each', () => {
    expect(measures.competencies.map(({ behaviours }) => behaviours.length)).toEqual(Array(14).fill(6));
    expect(measures.domains.map((domain) => domain.perceptions.length)).toEqual(Array(14).fill(6));
  });

  it('include those that the specification names', () => {
    for (const key of ['adaptability', 'agency', 'ambition'])
      expect([...competencyOf.values()]).toContain(key);
    for (const key of [
      'active_listening',
      'delegation',
      'conflict_resolution',
      'assertiveness',
      'motivating_others',
    ]) {
      expect(competencyOf.has(key)).toBe(true);
    }
  });

  it('are each expected to move 3 to 8 perceptions', () => {
    expect(Object.keys(links).sort()).toEqual([...competencyOf.keys()].sort());
    for (const moved of Object.values(links)) {
      expect(moved.length >= 3 && moved.length <= 8).toBe(true);
      expect(new Set(moved).size).toBe(moved.length);
      expect(moved.filter((key) => !perceptions.includes(key))).toEqual([]);
    }
  });
});

describe('ids and keys', () => {
  it('never change their meaning: what two versions share is the same question', () => {
    const [first, second] = DESIGN_VERSIONS.map((version) => loadQuestionnaire(version).questions);
    const shared = [...(second?.values() ?? [])].filter(({ key }) => first?.has(key));
    expect(shared).toEqual(shared.map(({ key }) => first?.get(key)));
    const ids = new Map([...(first?.values() ?? [])].map(({ id, key }) => [id, key]));
    expect([...(second?.values() ?? [])].filter(({ id, key }) => (ids.get(id) ?? key) !== key)).toEqual([]);
  });

  it.each(DESIGN_VERSIONS)(
    'are unique among the 154 questions and the 168 measures of version %s',
    (version) => {
      const { design } = loadQuestionnaire(version);
      expect(count(design.questions.map(({ kind }) => kind))).toEqual(
        new Map([
          ['tendency', 64],
          ['construct', 84],
          ['mirror', 6],
        ]),
      );
      for (const list of [design.questions, design.measures]) {
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
      }
    },
  );
});

describe('the tendency questions', () => {
  it('offer four options, keyed a to d, from four competencies', () => {
    for (const question of tendency.tendency) {
      expect(question.options.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
      expect(new Set(question.options.map(({ primary }) => competencyOf.get(primary))).size).toBe(4);
    }
  });

  it('show every behaviour at least three times, and lean to it at least three times, both ways', () => {
    const primary = count(options.map((option) => option.primary));
    const secondary = count(options.map((option) => option.secondary.measure));
    const signed = count(options.map((option) => `${option.secondary.sign} ${option.secondary.measure}`));
    for (const behaviour of competencyOf.keys()) {
      expect(primary.get(behaviour)).toBeGreaterThanOrEqual(3);
      expect(secondary.get(behaviour)).toBeGreaterThanOrEqual(3);
      expect(signed.get(`1 ${behaviour}`)).toBeGreaterThanOrEqual(1);
      expect(signed.get(`-1 ${behaviour}`)).toBeGreaterThanOrEqual(1);
    }
    expect([primary.size, secondary.size]).toEqual([84, 84]);
  });

  it('never let the same two primaries meet twice', () => {
    const pairs = tendency.tendency.flatMap((question) => {
      const keys = question.options.map(({ primary }) => primary).sort();
      return keys.flatMap((key, index) => keys.slice(index + 1).map((other) => `${key} ${other}`));
    });
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('lean to a behaviour of another competency that none of their own options shows', () => {
    for (const question of tendency.tendency) {
      const primaries = question.options.map(({ primary }) => primary);
      for (const { primary, secondary } of question.options) {
        expect(primaries).not.toContain(secondary.measure);
        expect(competencyOf.get(secondary.measure)).not.toBe(competencyOf.get(primary));
      }
    }
  });

  it('lean only where the authors see an affinity, with its sign', () => {
    const allowed: Record<string, { with: string[]; against: string[] }> = affinities;
    for (const { primary, secondary } of options) {
      const side = secondary.sign === 1 ? 'with' : 'against';
      expect(allowed[primary]?.[side]).toContain(secondary.measure);
    }
  });

  it('show the same primary with a different lean each time', () => {
    expect(new Set(options.map(({ primary, secondary }) => `${primary} ${secondary.measure}`)).size).toBe(
      options.length,
    );
  });

  it('offer options that are rated from 1 to 5 and differ in desirability by at most 1', () => {
    for (const question of tendency.tendency) {
      const ratings = question.options.map(({ desirability }) => desirability ?? Number.NaN);
      for (const rating of ratings) expect(rating >= 1 && rating <= 5, question.key).toBe(true);
      expect(Math.max(...ratings) - Math.min(...ratings), question.key).toBeLessThanOrEqual(1);
    }
  });
});

describe('the construct questions', () => {
  it('ask once for every perception, and lean to at most one other', () => {
    expect(constructs.constructs.map(({ perception }) => perception).sort()).toEqual([...perceptions].sort());
    for (const { perception, secondary } of constructs.constructs) {
      if (!secondary) continue;
      expect(perceptions).toContain(secondary.perception);
      expect(secondary.perception).not.toBe(perception);
      expect([1, -1]).toContain(secondary.sign);
    }
  });

  it('put the favourable pole first in half of them', () => {
    expect(constructs.constructs.filter(({ favourable }) => favourable === 'first').length).toBe(42);
  });

  it('are mirrored by six, of six domains, with the poles the other way round', () => {
    const byKey = new Map(constructs.constructs.map((construct) => [construct.key, construct]));
    const domainOf = new Map(
      measures.domains.flatMap(({ key, perceptions: p }) => p.map((each) => [each.key, key])),
    );
    const mirrored = constructs.mirrors.map(({ of }) => byKey.get(of));
    expect(new Set(mirrored.map((construct) => domainOf.get(construct?.perception ?? ''))).size).toBe(6);
    for (const [index, mirror] of constructs.mirrors.entries()) {
      expect([mirror.favourable, mirrored[index]?.favourable].sort()).toEqual(['first', 'last']);
    }
    expect(constructs.mirrors.filter(({ favourable }) => favourable === 'first').length).toBe(3);
  });
});

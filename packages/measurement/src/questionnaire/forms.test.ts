import { expect, it } from 'vitest';
import { askedPlaces, PULSE_SETS, setOfMeasure } from './forms.ts';
import { DESIGN_VERSIONS, loadQuestionnaire } from './load-questionnaire.ts';
import type { Design } from './types.ts';

const designs = DESIGN_VERSIONS.map((version) => loadQuestionnaire(version).design);

it.each(designs)(
  'a candidate is asked the tendency questions of version $version and nothing else',
  (design) => {
    const asked = askedPlaces(design, { form: 'candidate', set: 0 });
    expect(asked.map((place) => design.questions[place]?.kind)).toEqual(Array(64).fill('tendency'));
  },
);

it.each(designs)(
  'the pulses of version $version have 22 and 28 questions and together cover the bank',
  (design) => {
    const sets = Array.from({ length: PULSE_SETS }, (_, set) => askedPlaces(design, { form: 'pulse', set }));
    for (const set of sets) {
      const kinds = set.map((place) => design.questions[place]?.kind);
      expect(kinds.filter((kind) => kind === 'tendency')).toHaveLength(22);
      expect(kinds.filter((kind) => kind === 'construct')).toHaveLength(28);
      expect(new Set(set).size).toBe(50);
    }
    expect(new Set(sets.flat()).size).toBe(148);
  },
);

it.each(designs)('each pulse of version $version asks about every domain twice', (design) => {
  const groups = new Map(design.measures.map(({ key, group }) => [key, group]));
  for (let set = 0; set < PULSE_SETS; set++) {
    const asked = askedPlaces(design, { form: 'pulse', set }).flatMap((place) => {
      const { kind, options } = design.questions[place] ?? {};
      return kind === 'construct' ? (groups.get(options?.[0]?.loadings[0]?.measure ?? '') ?? []) : [];
    });
    const counts = [...Map.groupBy(asked, (group) => group).values()].map(({ length }) => length);
    expect(counts).toEqual(Array(14).fill(2));
  }
});

it.each(designs)(
  'the few questions of version $version about one measure are all that ask of it, and its neighbours',
  (design) => {
    const set = setOfMeasure(design, 'delegation') ?? 0;
    const touching = design.questions.flatMap(({ kind, options }, place) =>
      kind === 'tendency' &&
      options.some(({ loadings }) => loadings.some(({ measure }) => measure === 'delegation'))
        ? [place]
        : [],
    );
    const asked = askedPlaces(design, { form: 'pulse', set });
    expect(asked).toHaveLength(16);
    expect(asked).toEqual(expect.arrayContaining(touching));
    expect(touching.length).toBeGreaterThan(4);
  },
);

it('a perception is asked about by its construct questions', () => {
  const [design] = designs;
  const places = askedPlaces(design as Design, {
    form: 'pulse',
    set: setOfMeasure(design as Design, 'role_clarity') ?? 0,
  });
  expect(places.map((place) => design?.questions[place]?.kind)).toEqual(Array(16).fill('construct'));
});

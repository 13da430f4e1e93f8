import { loadMeasureTexts } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import { draftsIn, judge, tally } from '../../../../testing/judge-drafts.ts';

/**
 * Drafts in many voices, each right for someone on its side and wrong for someone on the other. The reader has learned
 * from those of `training`; what it makes of a stranger's words shows on those of `corpus`, which it has not.
 */
const { behaviours } = await loadMeasureTexts('en');
const learned = ['coaching', 'reports', 'letters', 'drafts'].flatMap((file) =>
  draftsIn(`training/${file}.md`),
);
const figurative = draftsIn('training/figurative.md');
const unseen = draftsIn('corpus/unseen.md');
const blind = draftsIn('corpus/blind.md');

const opposites: readonly (readonly [string, string])[] = [
  ['more', 'less'],
  ['increase', 'reduce'],
  ['strengthen', 'curb'],
  ['improve', 'reduce'],
  ['develop', 'restrain'],
  ['raise', 'lower'],
  ['too much', 'too little'],
  ['lean into', 'rein in'],
  ['dial up', 'dial back'],
  ['more often', 'less often'],
];

/** The draft with its direction words turned round, or null where it has none. */
function turned(text: string): string | null {
  const table = new Map(
    opposites.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]).toReversed(),
  );
  const words = new RegExp(
    `\\b(?:${[...table.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`,
    'gi',
  );
  if (!words.test(text)) return null;
  return text.replace(words, (word) => {
    const other = table.get(word.toLowerCase()) ?? word;
    return /^[A-Z]/.test(word) ? `${other.slice(0, 1).toUpperCase()}${other.slice(1)}` : other;
  });
}

describe('the check of drafts', () => {
  it('knows only behaviours of the questionnaire, and all of them', () => {
    const keys = new Set([...learned, ...figurative].flatMap(({ sides }) => sides.map(([key]) => key)));
    expect([...keys].toSorted()).toEqual(Object.keys(behaviours).toSorted());
    for (const { sides } of [...unseen, ...blind]) for (const [key] of sides) expect(keys).toContain(key);
  });

  it.each([
    ['seldom named, by a stranger', blind, 0.45, 0.025],
    ['plain and short', unseen, 0.4, 0.05],
  ])(
    'of drafts that it has not learned, %s: catches what contradicts, and little that fits',
    (_, drafts, least, most) => {
      const [wrong, right] = [tally(drafts, false), tally(drafts, true)];
      expect(wrong.caught / wrong.drafts).toBeGreaterThanOrEqual(least);
      expect(right.caught / right.drafts).toBeLessThanOrEqual(most);
    },
  );

  it.each([
    ['that it has not learned', [...unseen, ...blind]],
    ['that it has learned', learned],
    ['in pictures', figurative],
  ])('never takes a draft that contradicts the result for compared: drafts %s', (_, drafts) => {
    expect(drafts.filter((draft) => judge(draft, false) === 'passed').map(({ text }) => text)).toEqual([]);
  });

  it('with its direction words turned round, no right draft passes as compared', () => {
    const mutants = learned.flatMap((draft) => {
      const text = turned(draft.text);
      return text === null ? [] : [{ draft, text }];
    });
    expect(mutants.length).toBeGreaterThan(100);
    const passed = mutants.filter(({ draft, text }) => judge(draft, true, text) === 'passed');
    expect(passed.map(({ text }) => text)).toEqual([]);
  });

  const more = [
    'Show more {name}.',
    'Practise {name}.',
    'Increase your {name}.',
    'Do not hold back your {name}.',
    'Your team would benefit from more {name}.',
    'There is too little {name} in your week.',
    'You could strengthen your {name}.',
    'Make {name} a daily habit: lean into {name}.',
  ];
  const less = [
    'Show less {name}.',
    'Reduce your {name}.',
    'Do not increase your {name}.',
    'Ease off with your {name}.',
    'Your team would benefit from less {name}.',
    'You show too much {name}.',
    'Try dialling back your {name}.',
    'Use {name} only when it is needed.',
  ];
  it.each([
    ['more', true],
    ['less', false],
  ] as const)('catches plain advice for %s of any behaviour where the result is the other', (way, isMore) => {
    for (const key of Object.keys(behaviours)) {
      for (const frame of isMore ? more : less) {
        const text = frame.replaceAll('{name}', behaviours[key]?.name ?? '');
        const draft = { sides: [[key, isMore ? 'little' : 'much'] as const], text };
        expect([way, text, judge(draft, true), judge(draft, false)]).toEqual([way, text, 'passed', 'caught']);
      }
    }
  });
});

import { readFileSync } from 'node:fs';
import { loadMeasureTexts } from '@fourfold/measurement';
import { describe, expect, it } from 'vitest';
import { emptyBasis } from '../../../../testing/report-basis.ts';
import type { Figure, ReportBasis } from '../../results/report-basis.ts';
import { checkDraft } from '../check-draft.ts';

/**
 * Drafts in many voices. Each is headed by the behaviours that it is about and the side that it fits, so each counts
 * twice: right for somebody on that side, and wrong for somebody on the other. `figurative.md` names hardly anything
 * and speaks in pictures; no list of words reads it, and the test holds that it is never taken for compared.
 */
const { behaviours } = await loadMeasureTexts('en');

interface Draft {
  readonly sides: readonly (readonly [key: string, side: string])[];
  readonly text: string;
}

const draftsIn = (file: string): Draft[] =>
  readFileSync(new URL(`../corpus/${file}.md`, import.meta.url), 'utf8')
    .split(/^## (?=[a-z_]+: )/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const sides = head.split(', ').map((one) => one.split(': ') as [string, string]);
      return { sides, text: lines.join('\n').trim() };
    });

const plain = ['coaching', 'reports', 'letters'].flatMap(draftsIn);
const figurative = draftsIn('figurative');
/** Written after the vocabulary and never looked at for it: what a stranger’s words meet. */
const unseen = draftsIn('unseen');

function figureOf(key: string, isMuch: boolean): Figure {
  const text = behaviours[key];
  if (text === undefined) throw new RangeError(`There is no behaviour ${key}.`);
  const at = isMuch
    ? ({ score: 151, band: 'overactivated' } as const)
    : ({ score: 48, band: 'underactivated' } as const);
  return {
    key,
    kind: 'behaviour',
    name: text.name,
    group: null,
    low: at.score - 47,
    high: at.score + 47,
    beyond: 93,
    text,
    ...at,
  };
}

function basisOf({ sides }: Draft, isRight: boolean): ReportBasis {
  const figures = sides.map(([key, side]) => figureOf(key, (side === 'much') === isRight));
  const summary = { overactivated: null, developmentAreas: [] };
  const results = { figures, summary, verdict: 'consistent', reasons: [], version: '1' } as const;
  return { ...emptyBasis, areas: sides.map(([key]) => key), results };
}

/** What becomes of a draft: contradicted, read whole and passed, or left to a person in part. */
function judge(draft: Draft, isRight: boolean, text = draft.text): 'caught' | 'passed' | 'left' {
  const { findings, comparison } = checkDraft(text, basisOf(draft, isRight));
  if (findings.some(({ kind }) => kind === 'direction')) return 'caught';
  return comparison?.not_compared.length === 0 && comparison.silent.length === 0 ? 'passed' : 'left';
}

function tally(drafts: readonly Draft[], isRight: boolean) {
  const all = drafts.map((draft) => judge(draft, isRight));
  const count = (what: string) => all.filter((one) => one === what).length;
  return { drafts: drafts.length, caught: count('caught'), passed: count('passed'), left: count('left') };
}

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

describe('the corpus of drafts', () => {
  it('is large, and knows only behaviours of the questionnaire', () => {
    expect(plain.length).toBeGreaterThanOrEqual(300);
    expect(figurative.length).toBeGreaterThanOrEqual(150);
    const keys = new Set([...plain, ...figurative].flatMap(({ sides }) => sides.map(([key]) => key)));
    expect([...keys].toSorted()).toEqual(Object.keys(behaviours).toSorted());
  });

  it('in plain words: the opposite of the result is caught in 99%, what fits is marked in at most 2%', () => {
    const [wrong, right] = [tally(plain, false), tally(plain, true)];
    expect(wrong.caught / wrong.drafts).toBeGreaterThanOrEqual(0.99);
    expect(right.caught / right.drafts).toBeLessThanOrEqual(0.02);
  });

  it('in words that the vocabulary was not written for: nothing that contradicts the result passes as compared', () => {
    const [wrong, right] = [tally(unseen, false), tally(unseen, true)];
    expect(wrong.passed).toBe(0);
    expect(right.caught / right.drafts).toBeLessThanOrEqual(0.05);
  });

  it('in pictures: nothing that contradicts the result passes as compared, and little that fits is marked', () => {
    const [wrong, right] = [tally(figurative, false), tally(figurative, true)];
    expect(wrong.passed).toBe(0);
    expect(right.caught / right.drafts).toBeLessThanOrEqual(0.02);
  });

  it('never takes a draft that contradicts the result for compared', () => {
    const passed = plain.filter((draft) => judge(draft, false) === 'passed');
    expect(passed.map(({ text }) => text)).toEqual([]);
  });

  it('with its direction words turned round, no right draft passes as compared', () => {
    const mutants = plain.flatMap((draft) => {
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

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ConstructTextsFile, TendencyTextsFile } from './build-texts.ts';
import type { ConstructsFile, TendencyFile } from './design-files.ts';

/**
 * Two readers who saw only the texts said which behaviour each option shows, how good it looks, which pole is
 * favourable and which perception a line is about (`scripts/blind-check.ts`). A text that was changed since has to be
 * read again.
 */
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));
const { options, lines } = read<{
  options: Record<string, { text: string; read: string[]; rated: number[] }>;
  lines: Record<string, { text: string; read: string[]; favourable: string[] }>;
}>('blind-readings.json');
const { tendency } = read<TendencyFile>('tendency.json');
const { constructs, mirrors } = read<ConstructsFile>('constructs.json');
const tendencyTexts = read<TendencyTextsFile>('en/tendency.json').questions;
const lineTexts = read<ConstructTextsFile>('en/constructs.json').questions;

const designed = tendency.flatMap((question) =>
  question.options.map((option) => ({
    ...option,
    name: `${question.key}.${option.key}`,
    question: question.key,
  })),
);
const share = (agreed: readonly boolean[]) => agreed.filter(Boolean).length / agreed.length;
const perceptionOf = new Map(constructs.map(({ key, perception }) => [key, perception]));

describe.each([0, 1])('reader %i', (reader) => {
  it('sees the behaviour that the key says in at least 85% of the options', () => {
    expect(
      share(designed.map(({ name, primary }) => options[name]?.read[reader] === primary)),
    ).toBeGreaterThanOrEqual(0.85);
  });

  it('sees the favourable pole in at least 85% of the lines, and what they are about', () => {
    const asked = [
      ...constructs.map(({ key, favourable, perception }) => ({ key, favourable, perception })),
      ...mirrors.map(({ key, favourable, of }) => ({ key, favourable, perception: perceptionOf.get(of) })),
    ];
    expect(
      share(asked.map(({ key, favourable }) => lines[key]?.favourable[reader] === favourable)),
    ).toBeGreaterThanOrEqual(0.85);
    expect(
      share(asked.map(({ key, perception }) => lines[key]?.read[reader] === perception)),
    ).toBeGreaterThanOrEqual(0.85);
  });
});

describe('what was read', () => {
  it('is what stands in the questionnaire now', () => {
    const changed = designed.filter(({ name, question, key }) => {
      const { stem = '', options: texts = {} } = tendencyTexts[question] ?? {};
      return options[name]?.text !== `${stem} … ${texts[key]}`;
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
    const changedLines = Object.entries(lineTexts).filter(
      ([key, { stem, first, last }]) => lines[key]?.text !== `${stem} | ${first} | ${last}`,
    );
    expect(changedLines.map(([key]) => key)).toEqual([]);
  });

  it('is rated as the design says: the mean of both', () => {
    for (const { name, desirability } of designed) {
      const [one = 0, other = 0] = options[name]?.rated ?? [];
      expect(desirability, name).toBe((one + other) / 2);
    }
  });
});

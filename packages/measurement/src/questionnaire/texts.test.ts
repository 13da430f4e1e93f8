import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ConstructTextsFile, TendencyTextsFile } from './build-texts.ts';
import { loadMeasureTexts } from './load-measure-texts.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';
import { loadTexts } from './load-texts.ts';
import { minutesToRead, readingGrade, words } from './reading.ts';

/** The rules of the design page for whatever someone reads, in every language that has a folder. */
const { design } = loadQuestionnaire();
const data = new URL('../../data/', import.meta.url);
const languages = readdirSync(data).filter((name) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name));
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, data), 'utf8'));

describe.each(languages)('the texts in %s', (language) => {
  it('are complete for the questionnaire', async () => {
    const texts = await loadTexts(design, language);
    expect([...texts.keys()]).toEqual(design.questions.map(({ key }) => key));
    for (const { options, text } of texts.values()) {
      expect([text, ...options.map((option) => option.text)].join(' ')).not.toMatch(/[{}]|undefined/);
    }
  });

  it('have no key that the design does not know', () => {
    const known = new Set(design.questions.map(({ key }) => key));
    const files = ['tendency', 'constructs'].map((file) =>
      read<TendencyTextsFile>(`${language}/${file}.json`),
    );
    for (const { questions } of files)
      expect(Object.keys(questions).filter((key) => !known.has(key))).toEqual([]);
  });

  it('are complete for the measures', async () => {
    const texts = await loadMeasureTexts(language);
    const keys = (kind: string) => design.measures.filter((measure) => measure.kind === kind);
    for (const [kind, named, grouped, fields] of [
      [
        'behaviour',
        texts.behaviours,
        texts.competencies,
        ['name', 'definition', 'tooLittle', 'tooMuch', 'raise', 'lower'],
      ],
      [
        'perception',
        texts.perceptions,
        texts.domains,
        ['name', 'definition', 'whenLow', 'whenHigh', 'raise'],
      ],
    ] as const) {
      expect(Object.keys(named).sort()).toEqual(
        keys(kind)
          .map(({ key }) => key)
          .sort(),
      );
      expect(Object.keys(grouped).sort()).toEqual([...new Set(keys(kind).map(({ group }) => group))].sort());
      for (const [key, text] of Object.entries(named)) {
        for (const field of fields) expect(text[field as keyof typeof text], `${key} ${field}`).toMatch(/\S/);
      }
      const names = Object.values(named).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('the questionnaire in English', () => {
  const tendency = read<TendencyTextsFile>('en/tendency.json').questions;
  const constructs = read<ConstructTextsFile>('en/constructs.json').questions;
  const options = Object.values(tendency).flatMap((question) => Object.values(question.options));
  const poles = Object.values(constructs).flatMap(({ first, last }) => [first, last]);
  const stems = [...Object.values(tendency), ...Object.values(constructs)].map(({ stem }) => stem);
  const mean = (texts: readonly string[]) => texts.flatMap(words).length / texts.length;

  it.each([
    ['options', options, 9, 6.5],
    ['poles', poles, 6, 4.5],
    ['stems', stems, 10, 6],
  ] as const)('keeps its %s short', (_, texts, most, average) => {
    expect(texts.filter((text) => words(text).length > most)).toEqual([]);
    expect(mean(texts)).toBeLessThanOrEqual(average);
  });

  it('takes less than 16.5 minutes', () => {
    const count = [...stems, ...options, ...poles].flatMap(words).length;
    expect(minutesToRead(count, design.questions.length)).toBeLessThan(16.5);
  });

  it('says nothing twice', () => {
    for (const texts of [options, poles, stems]) {
      const plain = texts.map((text) => words(text).join(' ').toLowerCase());
      expect(plain.filter((text, index) => plain.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('reads at grade 9 or lower', () => {
    // A respondent reads a stem and one ending as one sentence.
    const sentences = [
      ...Object.values(tendency).flatMap(({ stem, options: each }) =>
        Object.values(each).map((text) => `${stem} ${text}`),
      ),
      ...Object.values(constructs).flatMap(({ stem, first, last }) => [
        `${stem} ${first}`,
        `${stem} ${last}`,
      ]),
    ];
    expect(readingGrade(sentences)).toBeLessThanOrEqual(9);
  });

  it('uses no negations, no absolutes and no gender', () => {
    const unwanted = /\b(not|never|always|cannot|without exception|he|she|him|his|her|hers)\b|n[’']t\b/i;
    expect([...stems, ...options, ...poles].filter((text) => unwanted.test(text))).toEqual([]);
  });
});

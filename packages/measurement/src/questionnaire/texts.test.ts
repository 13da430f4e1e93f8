import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ConstructTextsFile, TendencyTextsFile } from './build-texts.ts';
import { askedPlaces, type Form } from './forms.ts';
import { loadMeasureTexts } from './load-measure-texts.ts';
import { DESIGN_VERSIONS, loadQuestionnaire } from './load-questionnaire.ts';
import { loadTexts } from './load-texts.ts';
import { minutesToRead, readingGrade, words } from './reading.ts';
import type { Design, Question } from './types.ts';

/** The rules of the design page for whatever someone reads, in every language that has a folder. */
const designs = DESIGN_VERSIONS.map((version) => loadQuestionnaire(version).design);
/** Version 1 has the plain names. */
const fileOf = (file: string, version: string) => (version === '1' ? file : `${file}-${version}`);
const data = new URL('../../data/', import.meta.url);
const languages = readdirSync(data).filter((name) => /^[a-z]{2}(-[A-Z]{2})?$/.test(name));
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, data), 'utf8'));

describe.each(languages)('the texts in %s', (language) => {
  it.each(designs)('are complete for version $version of the questionnaire', async (design) => {
    const texts = await loadTexts(design, language);
    expect([...texts.keys()]).toEqual(design.questions.map(({ key }) => key));
    for (const { options, text } of texts.values()) {
      expect([text, ...options.map((option) => option.text)].join(' ')).not.toMatch(/[{}]|undefined/);
    }
  });

  it.each(designs)('have no key that the design of version $version does not know', (design) => {
    const known = new Set(design.questions.map(({ key }) => key));
    const files = ['tendency', 'constructs'].map((file) =>
      read<TendencyTextsFile>(`${language}/${fileOf(file, design.version)}.json`),
    );
    for (const { questions } of files)
      expect(Object.keys(questions).filter((key) => !known.has(key))).toEqual([]);
  });

  it('are complete for the measures', async () => {
    const texts = await loadMeasureTexts(language);
    const [design] = designs;
    const keys = (kind: string) => (design?.measures ?? []).filter((measure) => measure.kind === kind);
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

// What readers said of the words of version 2 is held beside the readings, in the research package.
describe.each(designs.slice(0, 1))('version $version of the questionnaire in English', (design) => {
  const tendency = read<TendencyTextsFile>(`en/${fileOf('tendency', design.version)}.json`).questions;
  const constructs = read<ConstructTextsFile>(`en/${fileOf('constructs', design.version)}.json`).questions;
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

it('a form takes as long as its invitation says, at the pace of a reader', async () => {
  const [design] = designs as [Design];
  const texts = await loadTexts(design, 'en');
  const minutesOf = (form: Form): number => {
    const asked = askedPlaces(design, { form, set: 0 }).map((place) => design.questions[place] as Question);
    const read = asked.flatMap(({ key, kind }) => {
      const { text = '', options = [] } = texts.get(key) ?? {};
      // Of a line everyone reads both ends, and each of them once.
      const each = kind === 'tendency' ? options : [options[0], options[3]];
      return [text, ...each.map((option) => option?.text.replace(/^Clearly: /, '') ?? '')].flatMap(words);
    });
    return minutesToRead(read.length, asked.length);
  };
  expect(minutesOf('full')).toBeLessThan(16.5);
  expect(minutesOf('candidate')).toBeLessThan(9);
  expect(minutesOf('pulse')).toBeLessThan(5.5);
});

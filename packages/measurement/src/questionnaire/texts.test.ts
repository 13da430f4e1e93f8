import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ConstructTextsFile, TendencyTextsFile } from './build-texts.ts';
import { askedPlaces, type Form, PULSE_SETS } from './forms.ts';
import { loadMeasureTexts } from './load-measure-texts.ts';
import { DESIGN_VERSIONS, loadQuestionnaire } from './load-questionnaire.ts';
import { loadTexts } from './load-texts.ts';
import { minutesFor } from './minutes.ts';
import { readingGrade, words } from './reading.ts';
import type { Design } from './types.ts';

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

it('says of a behaviour nothing that only a nurse, a waiter or a fitter would know', async () => {
  const { behaviours } = await loadMeasureTexts('en');
  const trades =
    /\b(?:shifts?|rota|ward|patients?|guests?|customers?|machines?|pharmacy|vans?|deliver(?:y|ies)|counter|stations?|canteen|desk|briefings?|suppliers?|orders?|drawers|roof|dish)\b/i;
  const said = Object.values(behaviours).flatMap(({ steps, ...texts }) => [
    ...Object.values(texts),
    ...[steps.more, steps.less].flatMap((step) => Object.values(step)),
  ]);
  expect(said.filter((text) => trades.test(text.replaceAll('in order to', '')))).toEqual([]);
});

const readEnglish = ({ version }: Design) => {
  const tendency = Object.values(read<TendencyTextsFile>(`en/${fileOf('tendency', version)}.json`).questions);
  const lines = Object.values(read<ConstructTextsFile>(`en/${fileOf('constructs', version)}.json`).questions);
  return {
    tendency,
    lines,
    options: tendency.flatMap((question) => Object.values(question.options)),
    poles: lines.flatMap(({ first, last }) => [first, last]),
    stems: [...tendency, ...lines].map(({ stem }) => stem),
  };
};
const saidTwice = (texts: readonly string[]) => {
  const plain = texts.map((text) => words(text).join(' ').toLowerCase());
  return plain.filter((text, index) => plain.indexOf(text) !== index);
};

// What readers said of the words of version 2 is held beside the readings, in the research package.
describe.each(designs)('version $version of the questionnaire in English', (design) => {
  const { tendency, lines, options, poles, stems } = readEnglish(design);
  const mean = (texts: readonly string[]) => texts.flatMap(words).length / texts.length;

  it.each([
    ['options', options, 9, 6.5],
    ['poles', poles, 6, 4.5],
    ['stems', stems, 10, 6],
  ] as const)('keeps its %s short', (_, texts, most, average) => {
    expect(texts.filter((text) => words(text).length > most)).toEqual([]);
    expect(mean(texts)).toBeLessThanOrEqual(average);
  });

  it('takes as long as people are told: 15 minutes, 8 for a candidate, 5 for any pulse', async () => {
    const texts = await loadTexts(design, 'en');
    const minutesOf = (form: Form, set = 0) => minutesFor(design, texts, askedPlaces(design, { form, set }));
    expect(minutesOf('full')).toBe(15);
    expect(minutesOf('candidate')).toBe(8);
    const pulses = Array.from({ length: PULSE_SETS }, (_, set) => minutesOf('pulse', set));
    expect(pulses).toEqual([5, 5, 5]);
  });

  it('says nothing twice but the stems over acts', () => {
    for (const texts of [options, poles, lines.map(({ stem }) => stem)]) expect(saidTwice(texts)).toEqual([]);
  });

  it('reads at grade 9 or lower', () => {
    // A respondent reads a stem and one ending as one sentence.
    const sentences = [
      ...tendency.flatMap(({ stem, options: each }) => Object.values(each).map((text) => `${stem} ${text}`)),
      ...lines.flatMap(({ stem, first, last }) => [`${stem} ${first}`, `${stem} ${last}`]),
    ];
    expect(readingGrade(sentences)).toBeLessThanOrEqual(9);
  });
});

/** Version 2 has a bank of stems for many questions, and acts that readers find plain though they say "not". */
describe.each(designs.slice(0, 1))('version $version in English', (design) => {
  const { options, poles, stems } = readEnglish(design);

  it('has a stem of its own over every question', () => {
    expect(saidTwice(stems)).toEqual([]);
  });

  it('uses no negations, no absolutes and no gender', () => {
    const unwanted = /\b(not|never|always|cannot|without exception|he|she|him|his|her|hers)\b|n[’']t\b/i;
    expect([...stems, ...options, ...poles].filter((text) => unwanted.test(text))).toEqual([]);
  });
});

/**
 * The blind check of the questionnaire's texts.
 *
 * `sheet SEED [KEY …]` prints what a reader gets: the measures and all texts in an order of their own, nothing that tells the
 * keys. The reader answers in JSON, by the numbers of the sheet. `take SEED FILE SEED FILE [KEY …]` files two readers'
 * answers in data/blind-readings.json, each beside the very text that was read, and writes the mean of their ratings
 * into data/tendency.json; with keys only those questions, after a text was changed. `data/blind-readings.test.ts` holds what has to come out of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRandom, shuffle } from '@fourfold/measurement/random.ts';

interface OptionReading {
  first: string;
  desirability: number;
}
interface LineReading {
  favourable: string;
  perception: string;
}
interface Answers {
  options: Record<string, OptionReading>;
  lines: Record<string, LineReading>;
}

interface Readings {
  options: Record<string, { text: string; read: string[]; rated: number[] }>;
  lines: Record<string, { text: string; read: string[]; favourable: string[] }>;
}

const folder = new URL('../../measurement/data/', import.meta.url);
const readings = 'blind-readings.json';
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const tendency: Record<string, { stem: string; options: Record<string, string> }> =
  read('en/tendency.json').questions;
const constructs: Record<string, { stem: string; first: string; last: string }> =
  read('en/constructs.json').questions;

const [command, ...rest] = process.argv.slice(2);
const [seed = '', file = '', otherSeed = '', otherFile = '', ...changed] = rest;
if (command === 'sheet' && rest.length > 0) console.log(sheet(seed, rest.slice(1)));
else if (command === 'take' && rest.length > 3) take([seed, otherSeed], [file, otherFile], changed);
else throw new Error('Usage: blind-check.ts sheet SEED [KEY …] | take SEED FILE SEED FILE [KEY …]');

/** What is to be read, in the order of a seed: everything, or only some questions. */
function arrange(withSeed: string, only: readonly string[]) {
  const random = createRandom(`blind check ${withSeed}`);
  const wanted = ([key]: readonly [string, unknown]) => only.length === 0 || only.includes(key);
  const questions = shuffle(Object.entries(tendency), random).filter(wanted);
  const options = questions.flatMap(([question, { stem, options: texts }]) =>
    shuffle(Object.entries(texts), random).map(([option, text]) => ({
      key: `${question}.${option}`,
      stem,
      text,
    })),
  );
  const lines = shuffle(Object.entries(constructs), random)
    .filter(wanted)
    .map(([key, { stem, first, last }]) => ({ key, text: `${stem} | ${first} | ${last}` }));
  return { options, lines };
}

function sheet(withSeed: string, only: readonly string[]): string {
  const { options, lines } = arrange(withSeed, only);
  let stem = '';
  const optionLines = options.map((option, index) => {
    const opening = option.stem === stem ? '' : `\n${option.stem}\n`;
    stem = option.stem;
    return `${opening}- o${index + 1}: … ${option.text}`;
  });
  return [
    '# Behaviours',
    ...listed('en/behaviours.json', 'behaviours'),
    '\n# Part 1: which behaviour does each option show, and how good does it look to an employer (1 to 5)?',
    ...optionLines,
    '\n# Perceptions',
    ...listed('en/perceptions.json', 'perceptions'),
    '\n# Part 2: stem | first end | last end. Which end is favourable, and which perception is it about?',
    ...lines.map(({ text }, index) => `- l${index + 1}: ${text}`),
  ].join('\n');
}

function listed(name: string, part: string): string[] {
  const measures: Record<string, { name: string; definition: string }> = read(name)[part];
  return Object.entries(measures)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, measure]) => `- ${key}: ${measure.name}: ${measure.definition}`);
}

function take(seeds: readonly string[], files: readonly string[], only: readonly string[]): void {
  const kept: Readings = only.length === 0 ? { options: {}, lines: {} } : read(readings);
  for (const { key } of arrange('', only).options) delete kept.options[key];
  for (const { key } of arrange('', only).lines) delete kept.lines[key];
  for (const [reader, withSeed] of seeds.entries()) {
    const answers: Answers = JSON.parse(readFileSync(files[reader] ?? '', 'utf8'));
    const { options, lines } = arrange(withSeed, only);
    for (const [index, { key, stem, text }] of options.entries()) {
      const { first, desirability } = pick(answers.options, `o${index + 1}`);
      kept.options[key] ??= { text: `${stem} … ${text}`, read: [], rated: [] };
      kept.options[key].read.push(first);
      kept.options[key].rated.push(desirability);
    }
    for (const [index, { key, text }] of lines.entries()) {
      const { perception, favourable } = pick(answers.lines, `l${index + 1}`);
      kept.lines[key] ??= { text, read: [], favourable: [] };
      kept.lines[key].read.push(perception);
      kept.lines[key].favourable.push(favourable);
    }
  }
  write(readings, kept);
  rate(kept);
}

/** An option's desirability is the mean of what its readers said. */
function rate({ options }: Readings): void {
  const design: { tendency: { key: string; options: { key: string; desirability: number | null }[] }[] } =
    read('tendency.json');
  for (const question of design.tendency) {
    for (const option of question.options) {
      const { rated } = pick(options, `${question.key}.${option.key}`);
      option.desirability = rated.reduce((sum, one) => sum + one, 0) / rated.length;
    }
  }
  write('tendency.json', design);
}

function pick<T>(from: Readonly<Record<string, T>>, key: string): T {
  const found = from[key];
  if (found === undefined) throw new Error(`Nothing was said of ${key}.`);
  return found;
}

function write(name: string, content: unknown): void {
  writeFileSync(new URL(name, folder), `${JSON.stringify(content, null, 2)}\n`);
}

import type { MatchedQuestion } from '../matched-design/matched-questionnaire.ts';

/** A line of `items/construct/lines.json`. */
export interface ChosenLine {
  readonly key: string;
  readonly stem: string;
  readonly favourable: string;
  readonly other: string;
  /** Whether readers let the wording pass. */
  readonly passes: boolean;
}

/** What stays of version 1 for each line: its place in the key. */
interface KeyedLine {
  readonly id: number;
  readonly key: string;
  readonly favourable: string;
}

interface Construct extends KeyedLine {
  readonly perception: string;
  readonly secondary: { readonly perception: string; readonly sign: number } | null;
}

interface Mirror extends KeyedLine {
  readonly of: string;
}

type LineTexts = Readonly<
  Record<string, { readonly stem: string; readonly first: string; readonly last: string }>
>;

export interface FirstVersion {
  readonly constructs: { readonly constructs: readonly Construct[]; readonly mirrors: readonly Mirror[] };
  readonly texts: { readonly steps: readonly string[]; readonly questions: LineTexts };
}

const optionKeys = ['a', 'b', 'c', 'd'];

/**
 * The data files of version 2, from what was chosen. A changed question is a new one, so it has an id and a key of its
 * own (`t01` is `t201`, 2001); a construct whose words stayed the same keeps both, and links the versions.
 *
 * Example: `versionTwo(design, lines, first).files['tendency-2.json']`.
 */
export function versionTwo(
  design: readonly MatchedQuestion[],
  lines: readonly ChosenLine[],
  first: FirstVersion,
) {
  const known = [...first.constructs.constructs, ...first.constructs.mirrors];
  const texts = new Map(lines.map((line) => [line.key, orderedTexts(line, known)]));
  const isSame = ({ key }: KeyedLine) => same(texts.get(key), first.texts.questions[key]);
  const keyOf = (line: KeyedLine) =>
    !line.key.startsWith('m') && isSame(line) ? line.key : secondKey(line.key);
  const idOf = (line: KeyedLine) => (keyOf(line) === line.key ? line.id : line.id + 2000);
  const constructs = first.constructs.constructs.map((line) => ({
    ...line,
    id: idOf(line),
    key: keyOf(line),
  }));
  const newKeys = new Map(first.constructs.constructs.map((line) => [line.key, keyOf(line)]));
  const mirrors = first.constructs.mirrors.map((line) => ({
    ...line,
    id: idOf(line),
    key: keyOf(line),
    of: newKeys.get(line.of) ?? line.of,
  }));
  return {
    unchanged: first.constructs.constructs.filter((line) => keyOf(line) === line.key).map(({ key }) => key),
    missing: whatIsMissing(design, lines, known),
    files: {
      'tendency-2.json': {
        tendency: design.map(({ key, options }, at) => ({
          id: 2001 + at,
          key: secondKey(key),
          options: options.map(({ primary, secondary, sounds }, place) => ({
            key: optionKeys[place],
            primary,
            secondary,
            desirability: meanOf(sounds),
          })),
        })),
      },
      'constructs-2.json': { constructs, mirrors },
      'en/tendency-2.json': {
        questions: Object.fromEntries(
          design.map(({ key, stem, options }) => [
            secondKey(key),
            {
              stem,
              options: Object.fromEntries(options.map(({ text }, at) => [optionKeys[at], printed(text)])),
            },
          ]),
        ),
      },
      'en/constructs-2.json': {
        steps: first.texts.steps,
        questions: Object.fromEntries(known.map((line) => [keyOf(line), texts.get(line.key)])),
      },
    },
  };
}

const secondKey = (key: string) => `${key.slice(0, 1)}2${key.slice(1)}`;

/** Readers got acts as they were typed. */
const printed = (text: string) => text.replaceAll("'", '’');

const meanOf = (values: readonly number[]) =>
  Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;

function orderedTexts({ key, stem, favourable, other }: ChosenLine, known: readonly KeyedLine[]) {
  const isFirst = known.find((line) => line.key === key)?.favourable === 'first';
  return { stem, first: isFirst ? favourable : other, last: isFirst ? other : favourable };
}

function same(one: LineTexts[string] | undefined, other: LineTexts[string] | undefined): boolean {
  return one?.stem === other?.stem && one?.first === other?.first && one?.last === other?.last;
}

/** Why nobody may be asked yet; empty when the version is complete. */
function whatIsMissing(
  design: readonly MatchedQuestion[],
  lines: readonly ChosenLine[],
  known: readonly KeyedLine[],
): string[] {
  const worded = new Set(lines.filter(({ passes }) => passes).map(({ key }) => key));
  const poor = known.filter(({ key }) => !worded.has(key)).map(({ key }) => key);
  const unfit = design.filter(({ stem, options }) => !stem || options.length !== 4).map(({ key }) => key);
  return [
    ...(design.length === 64 ? [] : [`${design.length} tendency questions of 64`]),
    ...unfit.map((key) => `${key} has no stem or not four options`),
    ...poor.map((key) => `${key} has no wording that passes`),
  ];
}

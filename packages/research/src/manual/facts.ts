import { FEWEST_FOR_CAMPS } from '@fourfold/measurement/agreement/camps.ts';
import { FALSE_PAGES } from '@fourfold/measurement/comparison/contrast.ts';
import blindReadings from '@fourfold/measurement/data/blind-readings.json' with { type: 'json' };
import constructsFile from '@fourfold/measurement/data/constructs.json' with { type: 'json' };
import constructTexts from '@fourfold/measurement/data/en/constructs.json' with { type: 'json' };
import tendencyTexts from '@fourfold/measurement/data/en/tendency.json' with { type: 'json' };
import links from '@fourfold/measurement/data/links.json' with { type: 'json' };
import tendencyFile from '@fourfold/measurement/data/tendency.json' with { type: 'json' };
import { FEWEST_FOR_NORMS, FEWEST_OF_ONE, FEWEST_TO_LEARN } from '@fourfold/measurement/keys/enough.ts';
import { BALANCED, HIGHEST, LOWEST } from '@fourfold/measurement/person/bands.ts';
import { DESIGN_VERSION } from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { factsOfForms } from './form-facts.ts';
import type { DifferenceFigures, DifferencesTrial } from './measure-differences.ts';
import type { ScaleFigures, ScaleTrial } from './measure-scales.ts';
import { median } from './median.ts';

/**
 * What a chapter may say as a number: counted in the questionnaire's data, or drawn together from the figures of the
 * scales.
 *
 * Example: `factsOf(trial, scales)['options read as keyed by the first reader']` is `94%`.
 */
export type Facts = Readonly<Record<string, string>>;

const { tendency } = tendencyFile;
const { constructs, mirrors } = constructsFile;
const options: Readonly<Record<string, { read: readonly string[]; rated: readonly number[] }>> =
  blindReadings.options;
const lines: Readonly<Record<string, { read: readonly string[]; favourable: readonly string[] }>> =
  blindReadings.lines;
const designed = tendency.flatMap(({ key, options: own }) =>
  own.map((option) => ({ ...option, name: `${key}.${option.key}` })),
);

export function factsOf(
  trial: ScaleTrial & DifferencesTrial,
  scales: readonly ScaleFigures[],
  differences: DifferenceFigures,
): Facts {
  return {
    ...factsOfQuestions(),
    ...factsOfForms(),
    ...factsOfReaders(),
    ...factsOfScales(trial, scales),
    ...factsOfDifferences(trial, differences),
  };
}

function factsOfDifferences(
  { companies, departments, peopleInDepartment }: DifferencesTrial,
  { difference, gap }: DifferenceFigures,
): Facts {
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  return {
    'simulated companies of the differences': String(companies),
    'departments of a simulated company': String(departments),
    'people in a simulated department': String(peopleInDepartment),
    'true difference shown by the difference': percent(difference),
    'true difference shown by the gap of scores': percent(gap),
    'pages on which a false difference is allowed, rounds': `${100 * FALSE_PAGES.rounds}%`,
    'pages on which a false difference is allowed, departments': `${100 * FALSE_PAGES.departments}%`,
  };
}

function factsOfQuestions(): Facts {
  const spread = tendency.map(({ options: own }) => {
    const rated = own.map(({ desirability }) => desirability ?? 0);
    return Math.max(...rated) - Math.min(...rated);
  });
  const texts = [
    ...Object.values(tendencyTexts.questions).flatMap(({ stem, options: own }) => [
      stem,
      ...Object.values(own),
    ]),
    ...Object.values(constructTexts.questions).flatMap(({ stem, first, last }) => [stem, first, last]),
  ];
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  const asked = tendency.length + constructs.length + mirrors.length;
  const moved = Object.values(links).map((list) => list.length);
  return {
    'design version': DESIGN_VERSION,
    questions: String(asked),
    'tendency questions': String(tendency.length),
    options: String(designed.length),
    constructs: String(constructs.length),
    mirrors: String(mirrors.length),
    'tendency questions whose options are within one rating point': String(
      spread.filter((points) => points <= 1).length,
    ),
    'tendency questions whose options have one rating': String(
      spread.filter((points) => points === 0).length,
    ),
    words: words.toLocaleString('en-GB'),
    'expected links': String(moved.reduce((sum, count) => sum + count, 0)),
    'constructs whose favourable end comes first': String(
      constructs.filter(({ favourable }) => favourable === 'first').length,
    ),
    'lowest score': String(LOWEST),
    'highest score': String(HIGHEST),
    balanced: String(BALANCED),
    'fewest responses for norms': String(FEWEST_FOR_NORMS),
    'fewest responses to learn from': String(FEWEST_TO_LEARN.people),
    'fewest organisations to learn from': String(FEWEST_TO_LEARN.organisations),
    'fewest responses of one organisation to learn from': String(FEWEST_OF_ONE),
    'fewest people for two camps': String(FEWEST_FOR_CAMPS),
  };
}

function factsOfReaders(): Facts {
  const share = (agreed: readonly boolean[]): string =>
    `${Math.round((100 * agreed.filter(Boolean).length) / agreed.length)}%`;
  const perceptionOf = new Map(constructs.map(({ key, perception }) => [key, perception]));
  const asked = [
    ...constructs.map(({ key, favourable, perception }) => ({ key, favourable, perception })),
    ...mirrors.map(({ key, favourable, of }) => ({ key, favourable, perception: perceptionOf.get(of) })),
  ];
  const [one, other] = [0, 1].map((reader) =>
    designed.map(({ name }) => options[name]?.rated[reader] ?? 0),
  ) as [number[], number[]];
  const readings = (['first', 'second'] as const).flatMap((name, reader): [string, string][] => [
    [
      `options read as keyed by the ${name} reader`,
      share(designed.map((option) => options[option.name]?.read[reader] === option.primary)),
    ],
    [
      `favourable ends read as keyed by the ${name} reader`,
      share(asked.map(({ key, favourable }) => lines[key]?.favourable[reader] === favourable)),
    ],
    [
      `perceptions read as keyed by the ${name} reader`,
      share(asked.map(({ key, perception }) => lines[key]?.read[reader] === perception)),
    ],
  ]);
  return {
    ...Object.fromEntries(readings),
    'ratings of desirability equal in both readers': share(one.map((rated, at) => rated === other[at])),
    'ratings of desirability within one point': share(
      one.map((rated, at) => Math.abs(rated - (other[at] as number)) <= 1),
    ),
  };
}

function factsOfScales(
  { people, groups, peopleInGroup, seed }: ScaleTrial,
  scales: readonly ScaleFigures[],
): Facts {
  const levels = [
    ['behaviours', 'behaviour', false],
    ['competencies', 'behaviour', true],
    ['perceptions', 'perception', false],
    ['domains', 'perception', true],
  ] as const;
  const said = levels.flatMap(([name, kind, isGroup]): [string, string][] => {
    const own = scales.filter((scale) => scale.kind === kind && scale.isGroup === isGroup);
    const figure = (of: (scale: ScaleFigures) => number): number[] => own.map(of).toSorted((a, b) => a - b);
    const reliability = figure((scale) => scale.reliability);
    return [
      [`${name}: lowest reliability`, toNumber(reliability[0] ?? Number.NaN)],
      [`${name}: median reliability`, toNumber(median(reliability))],
      [`${name}: highest reliability`, toNumber(reliability.at(-1) ?? Number.NaN)],
      [`${name}: median standard error`, toNumber(median(figure((scale) => scale.error)), 1)],
      [`${name}: median range`, String(Math.round(median(figure((scale) => scale.range))))],
      [`${name}, groups: median reliability`, toNumber(median(figure((scale) => scale.inGroup.reliability)))],
      [`${name}, groups: median standard error`, toNumber(median(figure((scale) => scale.inGroup.error)), 1)],
      [`${name}, groups: median range`, String(Math.round(median(figure((scale) => scale.inGroup.range))))],
    ];
  });
  return {
    ...Object.fromEntries(said),
    'simulated people': people.toLocaleString('en-GB'),
    'simulated groups': String(groups),
    'people in a simulated group': String(peopleInGroup),
    seed,
  };
}

function toNumber(value: number, places = 2): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(places);
}

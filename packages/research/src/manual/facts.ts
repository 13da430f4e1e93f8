import { FEWEST_FOR_CAMPS } from '@fourfold/measurement/agreement/camps.ts';
import { FALSE_PAGES } from '@fourfold/measurement/comparison/contrast.ts';
import links from '@fourfold/measurement/data/links.json' with { type: 'json' };
import { FEWEST_FOR_NORMS, FEWEST_OF_ONE, FEWEST_TO_LEARN } from '@fourfold/measurement/keys/enough.ts';
import { BALANCED, HIGHEST, LOWEST } from '@fourfold/measurement/person/bands.ts';
import {
  DESIGN_VERSION,
  DESIGN_VERSIONS,
  loadQuestionnaire,
} from '@fourfold/measurement/questionnaire/load-questionnaire.ts';
import { loadTexts } from '@fourfold/measurement/questionnaire/load-texts.ts';
import { wordsOf } from '@fourfold/measurement/questionnaire/minutes.ts';
import type { QuestionKind } from '@fourfold/measurement/questionnaire/types.ts';
import { factsOfForms } from './form-facts.ts';
import type { DifferenceFigures, DifferencesTrial } from './measure-differences.ts';
import type { ScaleFigures, ScaleTrial } from './measure-scales.ts';
import { median } from './median.ts';
import { factsOfReaders } from './reader-facts.ts';

/**
 * What a chapter may say as a number: counted in the questionnaire's data, or drawn together from the figures of the
 * scales.
 *
 * Example: `factsOf(trial, scales, differences).questions` is `154`.
 */
export type Facts = Readonly<Record<string, string>>;

const { design, models } = loadQuestionnaire();
const texts = await loadTexts(design, 'en');

export function factsOf(
  trial: ScaleTrial & DifferencesTrial,
  scales: readonly ScaleFigures[],
  differences: DifferenceFigures,
): Facts {
  return {
    ...factsOfQuestions(),
    ...factsOfForms(),
    ...factsOfReaders(models.behaviour.measures.map(({ key }) => key)),
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
  const of = (kind: QuestionKind) => design.questions.filter((question) => question.kind === kind);
  const [tendency, constructs, mirrors] = [of('tendency'), of('construct'), of('mirror')];
  const words = design.questions.reduce((sum, question) => sum + wordsOf(question, texts), 0);
  const moved = Object.values(links).map((list) => list.length);
  return {
    'first version': DESIGN_VERSIONS[0] ?? '',
    'design version': DESIGN_VERSION,
    questions: String(design.questions.length),
    'tendency questions': String(tendency.length),
    options: String(tendency.flatMap(({ options }) => options).length),
    constructs: String(constructs.length),
    mirrors: String(mirrors.length),
    words: words.toLocaleString('en-GB'),
    'expected links': String(moved.reduce((sum, count) => sum + count, 0)),
    'constructs whose favourable end comes first': String(
      constructs.filter(({ options: [first] }) => (first?.loadings[0]?.weight ?? 0) > 0).length,
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

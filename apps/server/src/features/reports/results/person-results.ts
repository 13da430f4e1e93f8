import type { MeasureTexts, NamedScore, Profile } from '@fourfold/measurement';
import type { Words } from '../../profile/load-words.ts';
import type { ScoredProfile } from '../../profile/score-profile.ts';
import type { Figure, FigureKind, PersonResults } from './report-basis.ts';

type Groups = ReadonlyMap<string, string>;

/** What a report may say of a person: the same figures that the screens show, in whole numbers. */
export function personResults(
  {
    behaviour,
    perception,
    summary,
    kinds,
    single,
  }: Pick<ScoredProfile, 'behaviour' | 'perception' | 'summary' | 'kinds' | 'single'>,
  quality: Pick<PersonResults, 'verdict' | 'reasons'>,
  { measures: texts }: Pick<Words, 'measures'>,
  groups: Groups,
): PersonResults {
  return {
    figures: kinds.flatMap((kind) => {
      const profile = kind === 'behaviour' ? behaviour : perception;
      return figuresOf(single ? profile : { ...profile, measures: [] }, figureKinds[kind], { texts, groups });
    }),
    summary,
    verdict: quality.verdict,
    reasons: quality.reasons,
    version: behaviour.version,
  };
}

const figureKinds = {
  behaviour: ['behaviour', 'competency'],
  perception: ['perception', 'domain'],
} as const;

interface Naming {
  readonly texts: MeasureTexts;
  /** The competency or domain of a measure, by their keys. */
  readonly groups: Groups;
}

const figuresOf = (
  { measures, groups }: Profile,
  [measureKind, groupKind]: readonly [FigureKind, FigureKind],
  naming: Naming,
): Figure[] => [
  ...measures.map((score) => toFigure(measureKind, score, naming)),
  ...groups.map((score) => toFigure(groupKind, score, naming)),
];

const shelves = {
  behaviour: 'behaviours',
  perception: 'perceptions',
  competency: 'competencies',
  domain: 'domains',
} as const;

function toFigure(kind: FigureKind, score: NamedScore, { texts, groups }: Naming): Figure {
  const { key, low, high, band, beyond } = score;
  const isSingle = kind === 'behaviour' || kind === 'perception';
  return {
    key,
    kind,
    name: texts[shelves[kind]][key]?.name ?? key,
    group: isSingle ? (groups.get(key) ?? null) : null,
    score: Math.round(score.score),
    low: Math.round(low),
    high: Math.round(high),
    band,
    beyond: Math.round(100 * beyond),
    text: kind === 'behaviour' ? texts.behaviours[key] : undefined,
  };
}

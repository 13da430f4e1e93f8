import { POINTS } from '@fourfold/measurement/person/bands.ts';
import type { MeasureKind } from '@fourfold/measurement/questionnaire/types.ts';
import type { CertificatePart, CertificateRow } from './certificate-row.ts';
import type { OurSummary, Sheet } from './sheets.ts';

/**
 * What is said of simulated answer sheets beside what a sampler finds when it walks through the whole posterior.
 *
 * Ours is an approximation: its limits say how good it must be. They hold the error that comes from drawing, whose size
 * stands in the last row.
 *
 * Example: `sheetPart({ sampler: 'Stan', seed: '1', halves })`.
 */
export interface SampledSummary {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  /** Share of the posterior inside our interval. */
  readonly inside: readonly number[];
  /** Of the mean, from drawing. */
  readonly drawingError: readonly number[];
}

export interface SampledSheet {
  readonly measures: SampledSummary;
  readonly groups: SampledSummary;
  /** Draws that the sampler itself doubts. */
  readonly astray: number;
}

export interface SampledHalf {
  readonly kind: MeasureKind;
  readonly sheets: readonly Sheet[];
  readonly sampled: readonly SampledSheet[];
}

const NAMES = {
  behaviour: { measures: 'behaviours', groups: 'competencies' },
  perception: { measures: 'perceptions', groups: 'domains' },
} as const;

/** In points: a twentieth of a standard deviation, the error of drawing included. */
const MEAN = 2;
/**
 * In points. The product reports the maximum, which lies further from 100 than the mean; a fifth of a standard deviation
 * is the smallest shift that it speaks of.
 */
const SCORE = 8;
const DRAWING = 1.25;
const RATIO = { from: 0.95, to: 1.05 };
/** What the product promises of its intervals, and what any one sheet may depart from it. */
const INSIDE = { from: 0.93, to: 0.97 };
const INSIDE_OF_ONE = { from: 0.9, to: 0.99 };

export function sheetPart(
  sampler: string,
  seed: string,
  people: number,
  halves: readonly SampledHalf[],
): CertificatePart {
  return {
    title: 'Answer sheets',
    how: `We score ${people} simulated people, taking the keys as right. We compare the results with the whole posterior, sampled by ${sampler}. Differences between scores are in points, and 40 points are one standard deviation. Seed ${seed}.`,
    rows: halves.flatMap(({ kind, sheets, sampled }) => [
      ...(['measures', 'groups'] as const).flatMap((level) =>
        compareLevel(
          NAMES[kind][level],
          sheets.map((sheet) => sheet[level]),
          sampled.map((sheet) => sheet[level]),
        ),
      ),
      {
        what: `${NAMES[kind].measures}: divergent draws, as the sampler counts them`,
        figures: sampled.length,
        found: sampled.reduce((sum, { astray }) => sum + astray, 0),
        to: 0,
      },
    ]),
  };
}

function compareLevel(
  name: string,
  ours: readonly OurSummary[],
  theirs: readonly SampledSummary[],
): CertificateRow[] {
  if (ours.length !== theirs.length || ours.length === 0) {
    return [{ what: `${name}: sheets`, figures: theirs.length, found: Number.NaN, to: 0 }];
  }
  const pairs = ours.flatMap((own, sheet) =>
    own.score.map((score, at) => {
      const other = theirs[sheet] as SampledSummary;
      return {
        ofMean: (own.mean[at] as number) - (other.mean[at] as number),
        ofScore: score - (other.mean[at] as number),
        ratio: (own.error[at] as number) / (other.deviation[at] as number),
        inside: other.inside[at] as number,
        drawing: other.drawingError[at] as number,
      };
    }),
  );
  const figures = pairs.length;
  const mean = (of: (pair: (typeof pairs)[number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / figures;
  const root = (of: (pair: (typeof pairs)[number]) => number): number =>
    POINTS * Math.sqrt(mean((pair) => of(pair) ** 2));
  const insideOfOne = theirs.map(
    ({ inside }) => inside.reduce((sum, share) => sum + share, 0) / inside.length,
  );
  return [
    {
      what: `${name}: mean of the posterior, root mean square difference`,
      figures,
      found: root((pair) => pair.ofMean),
      to: MEAN,
    },
    {
      what: `${name}: reported score compared with the mean of the posterior, root mean square difference`,
      figures,
      found: root((pair) => pair.ofScore),
      to: SCORE,
    },
    {
      what: `${name}: standard error as a share of the posterior's standard deviation, mean`,
      figures,
      found: mean((pair) => pair.ratio),
      ...RATIO,
    },
    {
      what: `${name}: share of the posterior inside the 95% interval, mean`,
      figures,
      found: mean((pair) => pair.inside),
      ...INSIDE,
    },
    {
      what: `${name}: share of the posterior inside the 95% interval, sheet with the smallest share`,
      figures: theirs.length,
      found: Math.min(...insideOfOne),
      ...INSIDE_OF_ONE,
    },
    {
      what: `${name}: error of a posterior mean from sampling alone`,
      figures,
      found: root((pair) => pair.drawing),
      to: DRAWING,
    },
  ];
}

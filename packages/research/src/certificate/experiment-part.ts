import { drawOrder } from '@fourfold/measurement/experiment/draw-order.ts';
import { type Effect, estimateEffect } from '@fourfold/measurement/experiment/estimate-effect.ts';
import type { Cell } from '@fourfold/measurement/experiment/mixed-model.ts';
import { createRandom, drawInteger, drawNormal } from '@fourfold/measurement/random.ts';
import { type CertificatePart, largestDifference } from './certificate-row.ts';

/**
 * What a plan did by the comparison of teams, on simulated figures, beside `lme4::lmer` by REML.
 *
 * Example: `experimentPart(studies, theirs).rows[0]` compares the effects.
 */
export interface ExperimentStudy {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly values: readonly number[];
}

export type FoundEffect = Pick<Effect, 'effect' | 'error' | 'teamVariance' | 'variance'>;

/** In points; effects run to tens. */
const POINTS_APART = 1e-5;
/** In units of a cell's spread, and in points squared: both programs search for the ratio, and stop where it is flat. */
const WITHIN_APART = 1e-5;
const BETWEEN_APART = 1e-2;

const DESIGNS = [
  { steps: 2, started: [0, 1] },
  { steps: 2, started: [0, 1, 1, 2] },
  { steps: 3, started: [0, 1, 2, 3] },
];

/** Teams of unequal size, some without a figure in some rounds, with teams that differ much, a little and not at all. */
export function drawExperiments(seed: string): ExperimentStudy[] {
  const random = createRandom(`experiments ${seed}`);
  return [6, 12, 24].flatMap((teams) =>
    DESIGNS.flatMap(({ steps, started }) =>
      [0, 6, 20].map((differ): ExperimentStudy => {
        const names = Array.from({ length: teams }, (_, team) => String(team));
        const order = drawOrder(names, steps, String(random()));
        const homes = names.map(() => differ * drawNormal(random));
        const spreads = names.map(() => 2500 / (6 + drawInteger(random, 10)));
        const cells = started.flatMap((count, period) =>
          names.map((name, team): Cell => {
            const runs = (order.get(name) ?? 0) < count;
            return { team, period, runs, spread: spreads[team] as number };
          }),
        );
        const kept = cells.filter(({ period }) => period === 0 || random() > 0.1);
        const values = kept.map(
          ({ team, period, runs, spread }) =>
            100 +
            15 * period +
            (homes[team] as number) +
            (runs ? 12 : 0) +
            Math.sqrt(spread) * drawNormal(random),
        );
        return {
          name: `${teams} teams, ${started.length} rounds, ${steps} steps, differing by ${differ}`,
          cells: kept,
          values,
        };
      }),
    ),
  );
}

/** As R reads it: a list each. */
export const toLists = ({ cells, values }: ExperimentStudy) => ({
  team: cells.map(({ team }) => team),
  period: cells.map(({ period }) => period),
  runs: cells.map(({ runs }) => runs),
  spread: cells.map(({ spread }) => spread),
  values,
});

export function experimentPart(
  studies: readonly ExperimentStudy[],
  theirs: readonly FoundEffect[],
): CertificatePart {
  const ours = studies.map(({ cells, values }) => estimateEffect(cells, Float64Array.from(values)));
  const nameOf = (at: number): string => `${studies[at]?.name ?? ''}:`;
  const compare = (what: string, to: number, figure: (found: FoundEffect) => number) =>
    largestDifference(what, to, {
      ours: ours.map((found) => (found === null ? Number.NaN : figure(found))),
      theirs: theirs.map(figure),
      nameOf,
    });
  return {
    title: 'What a plan did',
    how: `We simulate ${studies.length} comparisons of 6, 12 or 24 teams of unequal size, in two to four rounds, with some figures missing. We fit them with \`estimateEffect\`, the function that estimates what a plan did to the measure that it was meant to change. We compare the results with \`lme4::lmer\`, fitted by REML.`,
    rows: [
      compare('effect, points', POINTS_APART, ({ effect }) => effect),
      compare('its standard error', POINTS_APART, ({ error }) => error),
      compare('variance within teams', WITHIN_APART, ({ variance }) => variance),
      compare('variance between teams', BETWEEN_APART, ({ teamVariance }) => teamVariance),
    ],
  };
}

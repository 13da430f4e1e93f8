import { type BeforeAfter, beforeAndAfter } from './before-after.ts';
import { type Effect, estimateEffect } from './estimate-effect.ts';
import type { Cell } from './mixed-model.ts';
import { roundSpread, type TeamScores } from './team-scores.ts';

/**
 * One team in one round: by its lot, whether the plan ran there by then, and its scores.
 *
 * Example: `compareTeams(turns, 17)` is what the plan did to the measure with the number 17.
 */
export interface Turn {
  readonly team: number;
  readonly period: number;
  readonly runs: boolean;
  readonly scores: TeamScores;
}

export interface TeamComparison {
  /** Null where the figures allow no comparison. */
  readonly effect: Effect | null;
  readonly naive: BeforeAfter | null;
}

/** Teams and rounds without a figure for the measure are left out; so is any other measure that lacks one somewhere. */
export function compareTeams(turns: readonly Turn[], measure: number): TeamComparison {
  const known = turns.filter(({ scores }) => Number.isFinite(scores.values[measure]));
  const own = columnOf(known, measure);
  const cells = known.map(
    ({ team, period, runs, scores }): Cell => ({ team, period, runs, spread: spreadOf(scores, measure) }),
  );
  const size = known[0]?.scores.values.length ?? 0;
  const level = averageSpread(known, measure);
  const others = Array.from({ length: size }, (_, other) => other)
    .filter(
      (other) => other !== measure && known.every(({ scores }) => Number.isFinite(scores.values[other])),
    )
    .map((other) => {
      const scale = Math.sqrt(level / averageSpread(known, other));
      return columnOf(known, other).map((value) => scale * value);
    });
  return { effect: estimateEffect(cells, own, others), naive: beforeAndAfter(cells, own) };
}

const columnOf = (turns: readonly Turn[], measure: number): Float64Array =>
  Float64Array.from(turns, ({ scores }) => scores.values[measure] as number);

const spreadOf = ({ errors, people }: TeamScores, measure: number): number =>
  roundSpread(errors[measure] as number, people);

const averageSpread = (turns: readonly Turn[], measure: number): number =>
  turns.reduce((sum, { scores }) => sum + spreadOf(scores, measure), 0) / turns.length;

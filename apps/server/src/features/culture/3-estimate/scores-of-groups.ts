import type { MeasureKind } from '@fourfold/measurement';
import type { Encoded } from '../engine/figures.ts';
import type { GroupScores } from './scores.ts';
import type { Compute } from './tasks.ts';

/** The scores of several groups, in their order: one task each, so that the threads share them. */
export const scoresOf = (
  compute: Compute,
  groups: readonly Encoded[],
  kind: MeasureKind,
  counted?: string,
): Promise<GroupScores[]> => Promise.all(groups.map((group) => compute('scores', { group, kind, counted })));

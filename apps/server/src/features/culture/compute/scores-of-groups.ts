import type { MeasureKind } from '@fourfold/measurement';
import type { Encoded } from './figures.ts';
import type { GroupScores } from './scores.ts';
import type { Reckon } from './tasks.ts';

/** The scores of several groups, in their order: one task each, so that the threads share them. */
export const scoresOf = (
  reckon: Reckon,
  groups: readonly Encoded[],
  kind: MeasureKind,
): Promise<GroupScores[]> => Promise.all(groups.map((group) => reckon('scores', { group, kind })));

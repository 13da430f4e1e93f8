import type { Figure } from '@fourfold/contract';
import { describeGroup, type MeasureKind, profileGroup, type ShareOutOfBalance } from '@fourfold/measurement';
import type { Brain } from './brain.ts';
import { decode, type Encoded, toFigure } from './figures.ts';

/** All scores of one group in one half: by key of measure, and by key of competency or domain. */
export interface GroupScores {
  readonly people: number;
  readonly groups: Record<string, Figure>;
  readonly measures: Record<string, Figure>;
  readonly shares: Record<string, ShareOutOfBalance>;
}

export interface ScoresTask {
  readonly groups: readonly Encoded[];
  readonly kinds: readonly MeasureKind[];
}

/** The scores of several groups, in their order. */
export function reckonScores(
  brain: Brain,
  { groups, kinds }: ScoresTask,
): Record<MeasureKind, GroupScores | null>[] {
  return groups.map((bytes) => {
    const picture = describeGroup(brain.engine, brain.keys, decode(brain, bytes));
    const scores = (kind: MeasureKind): GroupScores | null => {
      if (!kinds.includes(kind)) return null;
      const profile = profileGroup(brain.questionnaire.models[kind], picture[kind]);
      return {
        people: profile.people,
        groups: Object.fromEntries(profile.groups.map((score) => [score.key, toFigure(score)])),
        measures: Object.fromEntries(profile.measures.map((score) => [score.key, toFigure(score)])),
        shares: Object.fromEntries(profile.measures.map(({ key, share }) => [key, share])),
      };
    };
    return { behaviour: scores('behaviour'), perception: scores('perception') };
  });
}

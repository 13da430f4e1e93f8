import type { Figure } from '@fourfold/contract/schemas';
import { type CountedOut, describeHalf, type MeasureKind, profileGroup } from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { decode, type Encoded, toFigure } from '../engine/figures.ts';

/** All scores of one group in one half: by key of measure, and by key of competency or domain. */
export interface GroupScores {
  readonly people: number;
  readonly groups: Record<string, Figure>;
  readonly measures: Record<string, Figure>;
  /** How many stand below and above balanced, by key of measure. */
  readonly shares: Record<string, Readonly<Record<'below' | 'above', CountedOut>>>;
}

export interface ScoresTask {
  readonly group: Encoded;
  readonly kind: MeasureKind;
}

/** The scores of one group in one half. */
export function computeScores(engine: Engine, { group, kind }: ScoresTask): GroupScores {
  const picture = describeHalf(engine.groups, engine.keys, decode(engine, group), kind);
  const profile = profileGroup(engine.questionnaire.models[kind], picture);
  return {
    people: profile.people,
    groups: Object.fromEntries(profile.groups.map((score) => [score.key, toFigure(score)])),
    measures: Object.fromEntries(profile.measures.map((score) => [score.key, toFigure(score)])),
    shares: Object.fromEntries(profile.measures.map(({ key, below, above }) => [key, { below, above }])),
  };
}

import type { Figure } from '@fourfold/contract/schemas';
import {
  type CountedOut,
  countOutOfBalance,
  type KindPicture,
  type MeasureKind,
  profileGroup,
} from '@fourfold/measurement';
import type { Engine } from '../engine/engine.ts';
import { tenth, toFigure } from '../engine/figures.ts';

/** All scores of one group in one half: by key of measure, and by key of competency or domain. */
export interface GroupScores {
  readonly people: number;
  readonly groups: Record<string, Figure>;
  readonly measures: Record<string, Figure>;
  /** The error of answering alone, in points: what counts beside other companies. */
  readonly answering: Readonly<Record<'groups' | 'measures', Record<string, number>>>;
  /** How many stand below and above balanced, for the one measure that was asked for. */
  readonly counted: Readonly<Record<'below' | 'above', CountedOut>> | null;
}

/** `counted`: the key of the measure whose people out of balance are counted. */
export function scoresFrom(
  engine: Engine,
  picture: KindPicture,
  kind: MeasureKind,
  counted?: string,
): GroupScores {
  const profile = profileGroup(engine.questionnaire.models[kind], picture);
  const model = engine.questionnaire.models[kind];
  const index = model.measures.findIndex(({ key }) => key === counted);
  const count = (side: -1 | 1) => countOutOfBalance(picture, index, side);
  const answering = (scores: typeof profile.groups) =>
    Object.fromEntries(scores.map(({ key, answeringError }) => [key, tenth(answeringError)]));
  return {
    people: profile.people,
    answering: { groups: answering(profile.groups), measures: answering(profile.measures) },
    groups: Object.fromEntries(profile.groups.map((score) => [score.key, toFigure(score)])),
    measures: Object.fromEntries(profile.measures.map((score) => [score.key, toFigure(score)])),
    counted: index < 0 ? null : { below: count(-1), above: count(1) },
  };
}

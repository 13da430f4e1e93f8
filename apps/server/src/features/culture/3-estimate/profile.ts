import type { namedFigure } from '@fourfold/contract/schemas';
import { type GroupPicture, type MeasureKind, profileGroup } from '@fourfold/measurement';
import type { z } from 'zod';
import type { Engine } from '../engine/engine.ts';
import { toFigure } from '../engine/figures.ts';
import { nameGroup } from '../engine/names.ts';

export type NamedFigure = z.output<typeof namedFigure>;

/** The competencies or domains of a group with their names. */
export function profileOf(engine: Engine, kind: MeasureKind, picture: GroupPicture): NamedFigure[] {
  const { groups } = profileGroup(engine.questionnaire.models[kind], picture[kind]);
  return groups.map((score) => ({ ...nameGroup(engine, kind, score.key), figure: toFigure(score) }));
}

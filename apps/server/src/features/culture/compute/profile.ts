import type { namedFigure } from '@fourfold/contract/schemas';
import { type GroupPicture, type MeasureKind, profileGroup } from '@fourfold/measurement';
import type { z } from 'zod';
import type { Brain } from './brain.ts';
import { toFigure } from './figures.ts';
import { nameGroup } from './names.ts';

export type NamedFigure = z.output<typeof namedFigure>;

/** The competencies or domains of a group with their names. */
export function profileOf(brain: Brain, kind: MeasureKind, picture: GroupPicture): NamedFigure[] {
  const { groups } = profileGroup(brain.questionnaire.models[kind], picture[kind]);
  return groups.map((score) => ({ ...nameGroup(brain, kind, score.key), figure: toFigure(score) }));
}

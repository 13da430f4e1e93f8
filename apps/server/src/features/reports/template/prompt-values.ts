import type { MeasureTexts } from '@fourfold/measurement';
import type { WritingBasis } from '../results/report-basis.ts';
import type { PromptValues } from './fill-template.ts';

interface Named extends Pick<WritingBasis, 'firstName' | 'overactivated'> {
  readonly areas: readonly (string | null)[];
}

/** What the placeholders of a template stand for. */
export function promptValues(
  { firstName, overactivated, areas }: Named,
  { behaviours }: Pick<MeasureTexts, 'behaviours'>,
): PromptValues {
  const text = (key: string | null | undefined) => (key ? behaviours[key] : undefined);
  const [over, one, two] = [text(overactivated), text(areas[0]), text(areas[1])];
  return {
    first_name: firstName,
    overactivated_capacity: over?.name ?? null,
    overactivated_capacity_definition: over?.definition ?? null,
    development_area_1: one?.name ?? null,
    development_area_1_definition: one?.definition ?? null,
    development_area_2: two?.name ?? null,
    development_area_2_definition: two?.definition ?? null,
  };
}

import { addPerson, type GroupStatistics, removePerson } from '@fourfold/measurement';
import type { Selectable } from 'kysely';
import type { CultureChanges } from '../../../kernel/database/schema.generated.ts';
import type { Engine } from '../engine/engine.ts';
import { readChoices } from '../engine/read-choices.ts';

export type Change = Selectable<CultureChanges>;

/**
 * Which answers a figure is made of: all that count, those left out, or those released to people who see no
 * individuals.
 */
export type Figures = 'live' | 'left_out' | 'released';

/** One person joins or leaves. Answers to another design cannot be added up with these, and are no part of them. */
export function changeBy(
  engine: Engine,
  statistics: GroupStatistics,
  { design_version, sign, choices }: Pick<Change, 'design_version' | 'sign' | 'choices'>,
): void {
  if (design_version !== engine.questionnaire.design.version) return;
  const change = sign === 1 ? addPerson : removePerson;
  change(engine.groups, statistics, readChoices(engine, choices));
}

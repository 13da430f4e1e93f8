import { PULSE_SETS } from '@fourfold/measurement';
import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';

/**
 * Deals the sets of a pulse: who answered one before gets the next, everyone else one after the other, so that each set
 * has as many people as the others, also within a department that is invited together.
 */
export async function dealSets(
  tx: Transaction<DB>,
  roundId: string,
  personIds: readonly string[],
): Promise<(personId: string) => number> {
  const { dealt } = await tx
    .selectFrom('responses')
    .select((expression) => expression.fn.countAll<number>().as('dealt'))
    .where('round_id', '=', roundId)
    .where('form', '=', 'pulse')
    .where('question_set', '<', PULSE_SETS)
    .executeTakeFirstOrThrow();
  const before = await tx
    .selectFrom('responses')
    .distinctOn('person_id')
    .select(['person_id', 'question_set'])
    .where('form', '=', 'pulse')
    .where('question_set', '<', PULSE_SETS)
    .where((expression) => expression('person_id', '=', expression.fn.any(expression.val(personIds))))
    .orderBy('person_id')
    .orderBy('invited_at', 'desc')
    .execute();
  const last = new Map(before.map(({ person_id, question_set }) => [person_id, question_set]));
  let next = Number(dealt);
  return (personId) => {
    const known = last.get(personId);
    next += known === undefined ? 1 : 0;
    return ((known ?? next) + (known === undefined ? PULSE_SETS - 1 : 1)) % PULSE_SETS;
  };
}

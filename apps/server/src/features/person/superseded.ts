import type { LaterAnswers } from '@fourfold/contract/schemas';
import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { type IndividualScope, seesResults } from './individual-scope.ts';

interface Submitted {
  readonly id: string;
  readonly person_id: string;
  readonly kind: string;
}

/**
 * Of these responses, those whose people have answered again in a later round, each with the latest answers. What the
 * scope may not see takes nothing's place: that someone has answered again is not told to those whom it is not for.
 */
export async function findSuperseded(
  db: Queries,
  scope: IndividualScope,
  rows: readonly Submitted[],
): Promise<ReadonlyMap<string, LaterAnswers>> {
  const latest = await db
    .selectFrom('responses as r')
    .innerJoin('rounds as o', 'o.id', 'r.round_id')
    .distinctOn(['r.person_id', 'r.kind'])
    .select(['r.id', 'r.person_id', 'r.kind', 'r.submitted_at', 'o.number'])
    .where(sql<boolean>`r.person_id = any(${[...new Set(rows.map((row) => row.person_id))]}::uuid[])`)
    .where(seesResults(scope))
    // A pulse tells too little of one person to take the place of a round.
    .where('o.number', '>', 0)
    .orderBy('r.person_id')
    .orderBy('r.kind')
    .orderBy('o.number', 'desc')
    .orderBy('r.submitted_at', 'desc')
    .execute();
  const byPerson = new Map(latest.map((one) => [`${one.person_id} ${one.kind}`, one]));
  return new Map(
    rows.flatMap(({ id, person_id, kind }): [string, LaterAnswers][] => {
      const last = byPerson.get(`${person_id} ${kind}`);
      if (last === undefined || last.id === id || last.submitted_at === null) return [];
      const { id: response_id, number: round, submitted_at } = last;
      return [[id, { response_id, round, submitted_at: submitted_at.toISOString() }]];
    }),
  );
}

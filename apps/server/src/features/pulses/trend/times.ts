import { sentence } from '@fourfold/words';
import { currentLanguage } from '@fourfold/words/language';
import { sql } from 'kysely';
import type { Queries } from '../../../kernel/database/database.ts';
import { listRounds } from '../../culture/rounds-list.ts';

/** A time at which a measure was asked: a round, or a pulse. */
export interface Time {
  /** Of its round. */
  readonly id: string;
  readonly kind: 'round' | 'pulse';
  readonly name: string;
  readonly at: Date;
}

interface Asked {
  readonly organisationId: string;
  readonly gated: boolean;
  readonly measureKey: string;
  /** Null: everyone. */
  readonly departments: readonly string[] | null;
}

const pulseOf = sentence<{ day: string }>('Pulse, {day}');

/**
 * When this measure was asked of these people, the earliest first. A pulse about another measure tells too little of
 * this one, and one that asked some departments is none of the whole company's.
 */
export async function listTimes(
  db: Queries,
  { organisationId, gated, measureKey, departments }: Asked,
): Promise<Time[]> {
  const answers = gated ? sql.table('culture_releases') : sql.table('culture_members');
  const isFor =
    departments === null
      ? sql`u.company_wide`
      : sql`(u.company_wide or exists (select 1 from pulse_departments d
          where d.pulse_id = u.id and d.department_id = any(${[...departments]}::uuid[])))`;
  const { rows } = await sql<{ id: string; at: Date }>`
    select w.round_id as id, w.asked_at as at from pulse_waves w
    join pulses u on u.id = w.pulse_id
    join plans p on p.id = u.plan_id
    where w.organisation_id = ${organisationId} and w.round_id is not null and ${isFor}
      and (u.asks = 'bank' or p.measure_key = ${measureKey})
      and exists (select 1 from ${answers} m where m.round_id = w.round_id)`.execute(db);
  const rounds = await listRounds(db, organisationId, gated);
  const day = new Intl.DateTimeFormat(currentLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });
  return [
    ...rounds
      .filter(({ has_answers }) => has_answers)
      .map(({ id, name, opened_at }): Time => ({ id, kind: 'round', name, at: new Date(opened_at) })),
    ...rows.map(({ id, at }): Time => ({ id, kind: 'pulse', name: pulseOf({ day: day.format(at) }), at })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

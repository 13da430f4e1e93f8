import { sql } from 'kysely';
import type { Queries } from '../../kernel/database/database.ts';
import { type PeopleScope, reachesAll, within } from './people-scope.ts';
import { type Seats, seatsOf } from './seats.ts';

/**
 * The seats as someone may know them who reaches a part of the people. An address that they and others invited takes
 * one seat, but counts twice here: so whatever they do moves the number as it would if nobody else knew the address.
 */
export async function seatsSeen(db: Queries, scope: PeopleScope, free: number): Promise<Seats> {
  const seats = await seatsOf(db, scope.organisationId, free);
  if (reachesAll(scope)) return seats;
  const twice = Math.min(seats.total, seats.used + (await countOnBothSides(db, scope)));
  const used = Math.max(seats.used, twice);
  return { total: seats.total, used, left: Math.max(0, seats.total - used) };
}

/** Addresses with a seat both within the scope's reach and out of it. */
async function countOnBothSides(db: Queries, scope: PeopleScope): Promise<number> {
  const isSeen = sql`coalesce(${within(scope)}, false)`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select p.email
      from responses r
      join people p on p.organisation_id = r.organisation_id and p.id = r.person_id
      left join response_answers a on a.response_id = r.id
      where r.organisation_id = ${scope.organisationId} and p.email is not null
        and (r.withdrawn_at is null or a.response_id is not null)
      group by p.email
      having bool_or(${isSeen}) and not bool_and(${isSeen})
    ) shared`.execute(db);
  return rows[0]?.count ?? 0;
}

import type { participation } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';
import { sql } from 'kysely';
import type { z } from 'zod';
import { isNarrowed } from '../1-collect/narrow.ts';
import { readStatistics } from '../1-collect/read-statistics.ts';
import type { CultureParts } from '../culture-parts.ts';
import type { CultureRequest, VisibleGroups } from '../culture-request.ts';
import { seesPeople } from '../viewer.ts';
import { sayParticipation } from './sentences.ts';

type Participation = z.output<typeof participation>;

/** How many answered of how many. For those behind the gate: as it was with the last batch, so that it moves with it. */
export async function readParticipation(
  { db }: CultureParts,
  { viewer, round, filter }: CultureRequest,
  visible: VisibleGroups,
): Promise<Participation | null> {
  if (visible.sample !== null) {
    const { people, invited, leftOut } = visible.sample;
    return filter.department === undefined ? count(invited, people, leftOut) : null;
  }
  if (round === null || isNarrowed(filter)) return null;
  const { department } = filter;
  if (!seesPeople(viewer, department)) {
    if (department !== undefined || visible.whole === null) return null;
    const release = await db
      .selectFrom('culture_releases')
      .select('invited')
      .where('round_id', '=', round.id)
      .executeTakeFirst();
    return release === undefined
      ? null
      : { ...count(release.invited, visible.whole.people, null), waiting: waiting() };
  }
  const live = await readStatistics(db, round.id, 'live');
  const leftOut = await readStatistics(db, round.id, 'left_out');
  const people = ({ whole, departments }: typeof live) =>
    (department === undefined ? whole : departments.get(department))?.people ?? 0;
  return count(await countInvited(db, round.id, department), people(live), people(leftOut));
}

const waiting = sentence(
  'Further answers are added in batches, so that comparing the scores before and after can’t reveal one person’s answers.',
);

function count(invited: number, counted: number, leftOut: number | null): Participation {
  const answered = counted + (leftOut ?? 0);
  const missing = Math.max(0, invited - answered);
  return {
    invited,
    answered,
    counted,
    left_out: leftOut,
    missing,
    rate: invited === 0 ? null : Math.min(1, answered / invited),
    sentence: sayParticipation(answered, invited, leftOut),
    waiting: null,
  };
}

/** Who is asked in a round as things stand: without people who were withdrawn or erased. */
export async function countInvited(
  db: CultureParts['db'],
  roundId: string,
  department?: string,
): Promise<number> {
  let query = db
    .selectFrom('culture_invited')
    .select(sql<number>`coalesce(sum(people), 0)::int`.as('invited'))
    .where('round_id', '=', roundId);
  if (department === 'none') query = query.where('department_id', 'is', null);
  else if (department !== undefined) query = query.where('department_id', '=', department);
  return (await query.executeTakeFirstOrThrow()).invited;
}

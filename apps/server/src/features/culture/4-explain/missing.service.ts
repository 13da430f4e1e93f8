import type { AnswerOf, listMissing, QueryOf } from '@fourfold/contract/calls';
import { sql } from 'kysely';
import type { Membership } from '../../../kernel/http/access.ts';
import { isUnanswered, statusAt } from '../../people/response-status.ts';
import { individualScope } from '../../person/individual-scope.ts';
import { reached } from '../../person/reach.ts';
import type { CultureParts } from '../culture-parts.ts';
import type { CultureRequest } from '../culture-request.ts';

/** Who was invited in the round and has not answered, of those whom the caller sees. */
export async function missingPeople(
  { db, clock }: CultureParts,
  request: Pick<CultureRequest, 'round' | 'rounds'>,
  membership: Membership,
  { department, page, per_page }: QueryOf<typeof listMissing>,
): Promise<AnswerOf<typeof listMissing>> {
  // Before the first answer it is the round in which people are invited now.
  const round = request.round ?? request.rounds[0];
  if (round === undefined) return { people: [], round: null, total: 0, page, per_page };
  let found = db
    .selectFrom('responses as r')
    .leftJoin('mails as m', 'm.id', 'r.mail_id')
    .leftJoin('response_answers as a', 'a.response_id', 'r.id')
    .leftJoin('departments as d', (join) =>
      join.onRef('d.organisation_id', '=', 'r.organisation_id').onRef('d.id', '=', 'r.department_id'),
    )
    .where('r.round_id', '=', round.id)
    .where('r.kind', '=', 'employee')
    .where(isUnanswered)
    .where(reached(individualScope(membership)));
  if (department === 'none') found = found.where('r.department_id', 'is', null);
  else if (department !== undefined) found = found.where('r.department_id', '=', department);
  const { total } = await found
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const people = await found
    .select(['r.id', 'r.first_name', 'r.last_name'])
    .select([sql<string>`coalesce(d.name, r.department)`.as('department'), statusAt(clock()).as('status')])
    .orderBy(sql`lower(r.last_name || ' ' || r.first_name)`)
    .orderBy('r.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { people, round: round.number, total, page, per_page };
}

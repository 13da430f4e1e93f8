import type { getHeatmapPeople, QueryOf } from '@fourfold/contract/calls';
import { sql } from 'kysely';
import type { Membership } from '../../../kernel/http/access.ts';
import { keyCovariances } from '../../assessment/key-covariance.ts';
import { individualScope, seesResults } from '../../person/individual-scope.ts';
import { foundBy } from '../1-collect/narrow.ts';
import type { PersonScores } from '../3-estimate/people.ts';
import type { CultureParts } from '../culture-parts.ts';
import type { CultureRequest } from '../culture-request.ts';
import { loadEngine } from '../engine/engine.ts';
import { describeColumns, toRow } from './heatmap.service.ts';

type Query = QueryOf<typeof getHeatmapPeople>;

/** The people of one department, as far as the caller may see each of them. */
export async function heatmapPeople(
  { db, compute }: CultureParts,
  { round, viewer, keys }: CultureRequest,
  membership: Membership,
  query: Query,
) {
  const { page, per_page, kind } = query;
  const keys_version = keys.name;
  if (round === null) return { people: [], total: 0, page, per_page, keys_version };
  const engine = await loadEngine(keys.design);
  const columns = describeColumns(engine, kind);
  const { design } = engine.questionnaire;
  const found = db
    .selectFrom('culture_members as m')
    .innerJoin('responses as r', 'r.id', 'm.response_id')
    .innerJoin('response_scores as s', 's.response_id', 'r.id')
    .where('m.round_id', '=', round.id)
    .where('m.organisation_id', '=', viewer.organisationId)
    // A sheet of another design is in another order, and counts in no figure either.
    .where('m.design_version', '=', design.version)
    .where(foundBy(query))
    .where(seesResults(individualScope(membership)));
  const { total } = await found
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['r.id', 'r.first_name', 'r.last_name', 'r.job_position', 'r.form', 's.verdict'])
    .select('m.choices')
    .orderBy(sql`lower(r.last_name || ' ' || r.first_name)`)
    .orderBy('r.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const scores = await compute('people', {
    sheets: rows.map(({ choices }) => choices),
    kind,
    keyCovariance: (await keyCovariances(keys.design))[kind],
  });
  const people = rows.map(({ id, first_name, last_name, job_position, form, verdict }, index) => ({
    ...toRow(
      id,
      `${first_name} ${last_name}`,
      { people: 1, ...told(scores[index], form) },
      columns,
      query.open,
    ),
    position: job_position,
    verdict,
  }));
  return { people, total, page, per_page, keys_version };
}

/** A pulse tells nothing of one person's single measures. */
const told = (scores: PersonScores | undefined, form: string): PersonScores => ({
  groups: scores?.groups ?? {},
  measures: form === 'pulse' ? {} : (scores?.measures ?? {}),
});

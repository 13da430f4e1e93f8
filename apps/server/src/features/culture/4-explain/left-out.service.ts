import type { AnswerOf, listLeftOut, QueryOf } from '@fourfold/contract/calls';
import type { MeasureKind, Reason } from '@fourfold/measurement';
import { sentence } from '@fourfold/words';
import { sql } from 'kysely';
import type { Membership } from '../../../kernel/http/access.ts';
import { individualScope, seesResults } from '../../person/individual-scope.ts';
import { describeReason } from '../../profile/describe-quality.ts';
import { type GateResult, passGate } from '../2-release/gate.ts';
import { scoresOf } from '../3-estimate/scores-of-groups.ts';
import type { CultureParts } from '../culture-parts.ts';
import type { CultureRequest } from '../culture-request.ts';
import { loadEngine } from '../engine/engine.ts';
import type { Encoded } from '../engine/figures.ts';
import { nameGroup } from '../engine/names.ts';
import { seesPeople } from '../viewer.ts';
import { sayPutBack } from './sentences.ts';
import { topOpportunities } from './top-opportunities.ts';

type LeftOut = AnswerOf<typeof listLeftOut>;
const most = 200;
const kinds: readonly MeasureKind[] = ['behaviour', 'perception'];

/** Whose answers are left out and why, and what would change if they were put back. */
export async function leftOut(
  parts: CultureParts,
  request: CultureRequest,
  membership: Membership,
  query: QueryOf<typeof listLeftOut>,
): Promise<LeftOut> {
  if (request.round === null) return { sentence: nobody(), people: [], put_back: null };
  const { people, total } = await listPeople(parts, request.round.id, membership, query);
  if (total === 0) return { sentence: nobody(), people, put_back: null };
  const listed = total > people.length ? [firstListed({ listed: people.length })] : [];
  return {
    sentence: [areLeftOut({ total }), ...listed].join(' '),
    people,
    put_back: await putBack(parts, request, request.round.id),
  };
}

const nobody = sentence('Nobody’s answers are left out.');
const areLeftOut = sentence<{ total: number }>(
  '{total, plural, =1 {One set of answers is left out because it can’t be relied on.} other {# sets of answers are left out because they can’t be relied on.}} This is about the answers, not about the people who gave them.',
);
const firstListed = sentence<{ listed: number }>('The first {listed, number} are listed.');

async function listPeople(
  { db }: CultureParts,
  roundId: string,
  membership: Membership,
  { department }: QueryOf<typeof listLeftOut>,
): Promise<{ people: LeftOut['people']; total: number }> {
  let found = db
    .selectFrom('culture_members as m')
    .innerJoin('responses as r', 'r.id', 'm.response_id')
    .innerJoin('response_scores as s', 's.response_id', 'r.id')
    .leftJoin('departments as d', (join) =>
      join.onRef('d.organisation_id', '=', 'r.organisation_id').onRef('d.id', '=', 'r.department_id'),
    )
    .where('m.round_id', '=', roundId)
    .where('m.left_out', '=', true)
    .where(seesResults(individualScope(membership)));
  if (department === 'none') found = found.where('m.department_id', 'is', null);
  else if (department !== undefined) found = found.where('m.department_id', '=', department);
  const { total } = await found
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['r.id', 'r.first_name', 'r.last_name', 's.reasons'])
    .select(sql<string>`coalesce(d.name, r.department)`.as('department'))
    .orderBy(sql`lower(r.last_name || ' ' || r.first_name)`)
    .orderBy('r.id')
    .limit(most)
    .execute();
  const people = rows.map(({ reasons, ...person }) => ({
    ...person,
    reasons: (reasons as unknown as Reason[]).map(describeReason),
  }));
  return { people, total };
}

/** The same cut with and without them. Only for those who see its people: the difference is these few. */
async function putBack(
  parts: CultureParts,
  request: CultureRequest,
  roundId: string,
): Promise<LeftOut['put_back']> {
  const { viewer, filter } = request;
  if (!seesPeople(viewer, filter.department)) return null;
  const sights = [
    await passGate(parts, viewer, roundId, filter),
    await passGate(parts, viewer, roundId, { ...filter, include: 'left_out' }),
  ] as const;
  const [without, together] = sights.map(({ whole }) => whole);
  if (!without || !together) return null;
  const groups = [without.encoded, together.encoded];
  const fiveOf = ({ departments }: GateResult, whole: Encoded) =>
    topOpportunities(
      parts,
      whole,
      [...departments.values()].map(({ encoded }) => encoded),
    );
  const [scores, before, after] = await Promise.all([
    Promise.all(kinds.map((kind) => scoresOf(parts.compute, groups, kind))),
    fiveOf(sights[0], without.encoded),
    fiveOf(sights[1], together.encoded),
  ]);
  const engine = await loadEngine();
  const changes = kinds.flatMap((kind, half) =>
    engine.questionnaire.models[kind].groups.flatMap(({ key }) => {
      const [one, other] = (scores[half] ?? []).map(({ groups: figures }) => figures[key]);
      if (one === undefined || other === undefined) return [];
      return [{ key, name: nameGroup(engine, kind, key).name, kind, without: one, with: other }];
    }),
  );
  const largest = Math.max(...changes.map((change) => Math.abs(change.with.score - change.without.score)));
  const five = ({ listed }: typeof before) =>
    listed.map(({ name, label, probability }) => ({ name, label, probability }));
  const known = new Set(before.listed.map(({ name }) => name));
  const others = after.listed.filter(({ name }) => !known.has(name)).length;
  return {
    sentence: sayPutBack(largest, others),
    keys_version: request.keys.name,
    people: together.people,
    changes,
    opportunities_without: five(before),
    opportunities_with: five(after),
  };
}

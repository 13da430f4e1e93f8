import { createRandom, DESIGN_VERSION, drawInteger, type Option } from '@fourfold/measurement';
import { visibilityOf } from '../features/assessment/visibility.ts';
import { releaseRound } from '../features/culture/2-release/release-round.ts';
import { engineOfRound } from '../features/culture/engine/engine-of-round.ts';
import { newId } from '../kernel/database/id.ts';
import type { Actor } from './actors.ts';
import { makeRespondent } from './respondents.ts';
import type { TestApp } from './test-app.ts';

/** Departments, and answers as they lie in the database once they are submitted: much faster than answering. */
export interface AnsweredCompany {
  readonly owner: Actor;
  readonly round: string;
  readonly departments: readonly string[];
}

export async function foundCompany(
  t: TestApp,
  owner: Actor,
  names: readonly string[] = ['One', 'Two', 'Three'],
): Promise<AnsweredCompany> {
  const departments = names.map((name) => ({
    id: newId(t.now()),
    organisation_id: owner.organisationId,
    name,
  }));
  await t.db.insertInto('departments').values(departments).execute();
  const round = await openRound(t, owner, 1);
  return { owner, round, departments: departments.map(({ id }) => id) };
}

export async function openRound(
  t: TestApp,
  owner: Actor,
  number: number,
  design_version = DESIGN_VERSION,
): Promise<string> {
  const id = newId(t.now());
  await t.db
    .insertInto('rounds')
    .values({ id, organisation_id: owner.organisationId, number, opened_at: t.now(), design_version })
    .execute();
  return id;
}

/** The option that speaks most for a measure; -1 where none does. */
function mostOf(options: readonly Option[], measure: string): number {
  const weights = options.map(
    ({ loadings }) => loadings.find((loading) => loading.measure === measure)?.weight ?? 0,
  );
  const most = Math.max(...weights);
  return most > 0 ? weights.indexOf(most) : -1;
}

/** A submission with answers of its own, or with those that speak most for a measure, in no department where the place is beyond them or it was removed. */
export async function submitIn(
  t: TestApp,
  { owner, round, departments }: AnsweredCompany,
  department: number,
  seed: number,
  { released = true, prefers }: { readonly released?: boolean; readonly prefers?: string } = {},
): Promise<string> {
  const { questionnaire } = await engineOfRound(t.db, round);
  const { id } = await makeRespondent(t, owner);
  const there = await t.db
    .selectFrom('departments')
    .select('id')
    .where('id', '=', departments[department] ?? null)
    .executeTakeFirst();
  const at = { round_id: round, department_id: there?.id ?? null, submitted_at: t.now() };
  const visibility = JSON.stringify(visibilityOf('employee', 'Acme'));
  await t.db
    .updateTable('responses')
    .set({ ...at, visibility })
    .where('id', '=', id)
    .execute();
  // Everyone answers in a way of their own, so that no two groups have the same sums.
  const random = createRandom(`answers ${seed}`);
  const choices = Buffer.from(
    questionnaire.design.questions.map(({ options }) => {
      const any = drawInteger(random, options.length);
      const most = prefers === undefined ? -1 : mostOf(options, prefers);
      return 1 + (most < 0 ? any : most);
    }),
  );
  await t.db
    .insertInto('culture_members')
    .values({
      ...at,
      response_id: id,
      organisation_id: owner.organisationId,
      left_out: false,
      design_version: questionnaire.design.version,
      choices,
    })
    .execute();
  if (released) await releaseRound({ db: t.db, clock: t.now }, round);
  return id;
}

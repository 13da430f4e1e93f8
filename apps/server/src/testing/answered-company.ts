import { createRandom, DESIGN_VERSION, drawInteger } from '@fourfold/measurement';
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

/** A submission with answers of its own, in no department where the place is beyond them or it was removed. */
export async function submitIn(
  t: TestApp,
  { owner, round, departments }: AnsweredCompany,
  department: number,
  seed: number,
  { released = true } = {},
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
    questionnaire.design.questions.map(({ options }) => 1 + drawInteger(random, options.length)),
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

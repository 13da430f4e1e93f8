import { canTick, messages } from '@fourfold/contract/words';
import { sql, type Transaction } from 'kysely';
import { newId } from '../../kernel/database/id.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import { type Doer, note } from './move-plan.service.ts';
import type { PlanParts } from './plan-parts.ts';
import { mayAct, type PlanScope } from './plan-scope.ts';
import { openWeeks } from './plans.presenter.ts';
import type { PlanRow, Tick } from './plans.repository.ts';
import { changing } from './plans.service.ts';

export const tick = (parts: PlanParts, scope: PlanScope, id: string, given: Tick): Promise<void> =>
  changing(
    parts,
    scope,
    id,
    (tx, plan) => tickWeek(tx, plan, given, { userId: scope.userId }, parts.clock()),
    mayAct,
  );

/** Saying the same twice is saying it once. The answer can be changed until the week is over. */
export async function tickWeek(
  tx: Transaction<DB>,
  plan: PlanRow,
  { week, done }: Tick,
  doer: Doer,
  now: Date,
): Promise<void> {
  if (plan.state === 'drafted') throw new AppError('conflict', messages.planNotStarted());
  if (plan.state !== 'running') throw new AppError('conflict', messages.planEnded());
  const known = plan.ticks.find((one) => one.week === week);
  if (known?.done === done) return;
  if (!openWeeks(plan, now).may_tick.includes(week) || !canTick(week, known !== undefined, now))
    throw new AppError('conflict', messages.weekOver());
  await tx
    .insertInto('plan_ticks')
    .values({ plan_id: plan.id, organisation_id: plan.organisation_id, week, done, at: now })
    .onConflict((conflict) => conflict.columns(['plan_id', 'week']).doUpdateSet({ done, at: now }))
    .execute();
  const details = { ...doer.details, week, done: done ? 'yes' : 'no' };
  await note(tx, plan, { action: 'plan.ticked', userId: doer.userId, details }, now);
}

export const comment = (parts: PlanParts, scope: PlanScope, id: string, text: string): Promise<void> =>
  changing(
    parts,
    scope,
    id,
    (tx, plan) => addComment(tx, plan, { userId: scope.userId, text }, parts.clock()),
    mayAct,
  );

interface Comment extends Doer {
  readonly text: string;
  /** Of an owner without an account. */
  readonly name?: string | null;
  readonly email?: string | null;
}

const mostComments = 1000;

export async function addComment(
  tx: Transaction<DB>,
  plan: PlanRow,
  { text, userId, name = null, email = null, details }: Comment,
  now: Date,
): Promise<void> {
  const { count } = await tx
    .selectFrom('plan_comments')
    .select(sql<number>`count(*)`.as('count'))
    .where('organisation_id', '=', plan.organisation_id)
    .where('plan_id', '=', plan.id)
    .executeTakeFirstOrThrow();
  if (count >= mostComments) throw new AppError('conflict', messages.planIsFull({ most: mostComments }));
  await tx
    .insertInto('plan_comments')
    .values({
      id: newId(now),
      plan_id: plan.id,
      organisation_id: plan.organisation_id,
      user_id: userId,
      author_name: name,
      author_email: email,
      text,
      at: now,
    })
    .execute();
  await note(tx, plan, { action: 'plan.commented', userId, ...(details && { details }) }, now);
}

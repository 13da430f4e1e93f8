import type { AuditAction } from '@fourfold/contract/words';
import { messages } from '@fourfold/contract/words';
import type { Transaction } from 'kysely';
import { record } from '../../kernel/audit/audit.ts';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { AppError } from '../../kernel/http/app-error.ts';
import type { PlanParts } from './plan-parts.ts';
import { mayAct, type PlanScope } from './plan-scope.ts';
import { isPastDay } from './plan-values.ts';
import type { PlanRow } from './plans.repository.ts';
import { changing } from './plans.service.ts';
import { postFreshLink, postStarted } from './post-mails.ts';

/** From drafted to running: from now on its owner is asked once a week. */
export const start = (parts: PlanParts, scope: PlanScope, id: string): Promise<void> =>
  changing(parts, scope, id, async (tx, plan) => {
    if (plan.state === 'running') return;
    if (plan.state !== 'drafted') throw new AppError('conflict', messages.planEnded());
    if (plan.owner_name === null) throw new AppError('conflict', messages.planWithoutOwner());
    const now = parts.clock();
    if (isPastDay(plan.until, now)) throw new AppError('conflict', messages.planOver());
    await move(tx, plan, { state: 'running', started_at: now });
    await note(tx, plan, { action: 'plan.started', userId: scope.userId }, now);
    await postStarted(parts, tx, id, scope.userId);
  });

/** By anyone who manages it, and by its owner. */
export const finish = (parts: PlanParts, scope: PlanScope, id: string): Promise<void> =>
  changing(
    parts,
    scope,
    id,
    (tx, plan) => finishPlan(tx, plan, { userId: scope.userId }, parts.clock()),
    mayAct,
  );

/** Who did it: a member, or the owner with the link from the mail. */
export interface Doer {
  readonly userId: string | null;
  readonly details?: Readonly<Record<string, string>>;
}

export async function finishPlan(tx: Transaction<DB>, plan: PlanRow, doer: Doer, now: Date): Promise<void> {
  if (plan.state === 'done') return;
  if (plan.state === 'dropped') throw new AppError('conflict', messages.planEnded());
  if (plan.state === 'drafted') throw new AppError('conflict', messages.planNotStarted());
  await move(tx, plan, { state: 'done', ended_at: now });
  await note(tx, plan, { action: 'plan.done', ...doer }, now);
}

export const drop = (parts: PlanParts, scope: PlanScope, id: string, why: string): Promise<void> =>
  changing(parts, scope, id, async (tx, plan) => {
    if (plan.state === 'done' || plan.state === 'dropped')
      throw new AppError('conflict', messages.planEnded());
    const now = parts.clock();
    await move(tx, plan, { state: 'dropped', dropped_why: why, ended_at: now });
    await note(tx, plan, { action: 'plan.dropped', userId: scope.userId, details: { why } }, now);
  });

/** Undoes a drop, and takes up again what was done: running where it ran, drafted where it never did. */
export const resume = (parts: PlanParts, scope: PlanScope, id: string): Promise<void> =>
  changing(parts, scope, id, async (tx, plan) => {
    if (plan.state !== 'done' && plan.state !== 'dropped') return;
    const state = plan.started_at === null ? 'drafted' : 'running';
    await move(tx, plan, { state, dropped_why: null, ended_at: null });
    await note(tx, plan, { action: 'plan.resumed', userId: scope.userId }, parts.clock());
  });

/** A fresh link for the owner: those before it end. */
export const renewLink = (parts: PlanParts, scope: PlanScope, id: string): Promise<void> =>
  changing(parts, scope, id, async (tx, plan) => {
    if (plan.owner_name === null) throw new AppError('conflict', messages.planWithoutOwner());
    if (plan.state !== 'running') throw new AppError('conflict', messages.planNotStarted());
    await tx
      .updateTable('plans')
      .set({ link_number: plan.link_number + 1 })
      .where('id', '=', id)
      .execute();
    await note(tx, plan, { action: 'plan.link_renewed', userId: scope.userId }, parts.clock());
    await postFreshLink(parts, tx, id);
  });

interface Move {
  readonly state: 'drafted' | 'running' | 'done' | 'dropped';
  readonly started_at?: Date;
  readonly ended_at?: Date | null;
  readonly dropped_why?: string | null;
}

const move = (tx: Transaction<DB>, { id, revision }: PlanRow, values: Move) =>
  tx
    .updateTable('plans')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', id)
    .execute();

interface Noted extends Doer {
  readonly action: AuditAction;
}

export const note = (
  tx: Transaction<DB>,
  { id, organisation_id: organisationId }: PlanRow,
  { action, userId, details }: Noted,
  now: Date,
): Promise<void> => record(tx, { action, organisationId, userId, details: { plan: id, ...details } }, now);

import { weekOf } from '@fourfold/contract/words';
import { sql } from 'kysely';
import { recurringKind } from '../../kernel/jobs/job-kind.ts';
import { isOwned } from './plan-link.ts';
import type { PlanParts } from './plan-parts.ts';
import { findPlanById } from './plans.repository.ts';
import { postWeek } from './post-mails.ts';

/** Asks those who look after running plans how the week went. Looks every hour, asks from Thursday morning on (UTC). */
export const askWeeklyJob = recurringKind('plan.week');

const hourMs = 3600 * 1000;
const thursdayMorning = (3 * 24 + 7) * hourMs;
/** A plan that has only just started is not asked about. */
const settlesFor = 48 * hourMs;

type Asking = Pick<PlanParts, 'db' | 'outbox' | 'signer' | 'clock'> & {
  readonly config: { readonly APP_URL: string };
};

/**
 * Each plan once a week, whatever becomes of the process: the week is noted in the transaction that posts the mail, and
 * two nodes wait for each other at the row.
 */
export async function askWeekly(parts: Asking): Promise<void> {
  const now = parts.clock();
  const week = weekOf(now);
  if (now.getTime() < Date.parse(week) + thursdayMorning) return;
  const started = new Date(now.getTime() - settlesFor);
  for (let asked = await askOne(parts, week, started); asked; asked = await askOne(parts, week, started));
}

/** False where there is none left to ask about. */
const askOne = (parts: Asking, week: string, started: Date): Promise<boolean> =>
  parts.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update plans set asked_week = ${week}
      where id = (
        select id from plans
        where state = 'running' and started_at < ${started} and until >= ${week}
          and (asked_week is null or asked_week < ${week})
        order by id limit 1 for update skip locked)
      returning id`.execute(tx);
    const [row] = rows;
    if (row === undefined) return false;
    const plan = await findPlanById(tx, row.id);
    const isAnswered = plan?.ticks.some((tick) => tick.week === week) ?? true;
    if (plan !== undefined && isOwned(plan) && !isAnswered) await postWeek(parts, tx, plan, week);
    return true;
  });

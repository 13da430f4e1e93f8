import {
  defaultPlan,
  nextSession,
  type WebinarName,
  type WebinarPlan,
  webinarNames,
} from '@fourfold/contract/words';
import type { Queries } from '../../kernel/database/database.ts';

/** When a webinar takes place: the operator's dates, or its rule. */
export async function webinarPlan(db: Queries, webinar: WebinarName): Promise<WebinarPlan> {
  const row = await db
    .selectFrom('webinar_plans')
    .select('dates')
    .where('webinar', '=', webinar)
    .executeTakeFirst();
  return row === undefined ? defaultPlan(webinar) : { kind: 'dates', dates: row.dates };
}

export async function nextSessionOf(db: Queries, webinar: WebinarName, now: Date): Promise<Date | null> {
  return nextSession(await webinarPlan(db, webinar), now);
}

export type Sessions = Readonly<Record<WebinarName, Date | null>>;

export async function nextSessions(db: Queries, now: Date): Promise<Sessions> {
  const found = await Promise.all(
    webinarNames.map(async (name) => [name, await nextSessionOf(db, name, now)] as const),
  );
  return Object.fromEntries(found) as Sessions;
}

/** The operator's dates; none of them ends the webinar. */
export async function setDates(db: Queries, webinar: WebinarName, dates: Date[], now: Date): Promise<void> {
  const plan = { dates, updated_at: now };
  await db
    .insertInto('webinar_plans')
    .values({ webinar, ...plan })
    .onConflict((conflict) => conflict.column('webinar').doUpdateSet(plan))
    .execute();
}

/** Back to the rule. */
export async function repeatAgain(db: Queries, webinar: WebinarName): Promise<void> {
  await db.deleteFrom('webinar_plans').where('webinar', '=', webinar).execute();
}

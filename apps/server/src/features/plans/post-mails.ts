import type { Transaction } from 'kysely';
import type { DB } from '../../kernel/database/schema.generated.ts';
import { isOwned, linksEnd, type OwnedRow, ownerUrl, tickUrl } from './plan-link.ts';
import type { PlanParts } from './plan-parts.ts';
import { planLink, planStarted, planWeek, type Told } from './plans.mails.ts';
import { findPlanById } from './plans.repository.ts';

type Posting = Pick<PlanParts, 'outbox' | 'signer' | 'clock'> & {
  readonly config: { readonly APP_URL: string };
};

/** As it stands now, in the transaction of what the mail is about. */
async function told(parts: Posting, tx: Transaction<DB>, id: string) {
  const plan = await findPlanById(tx, id);
  if (plan === undefined || !isOwned(plan)) return null;
  return await toldOf(parts, tx, plan);
}

async function toldOf(
  parts: Posting,
  tx: Transaction<DB>,
  plan: OwnedRow,
): Promise<Told & { plan: OwnedRow }> {
  const { name } = await tx
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', plan.organisation_id)
    .executeTakeFirstOrThrow();
  const now = parts.clock();
  return { plan, organisation: name, url: ownerUrl(parts, plan, now), linksEnd: linksEnd(plan, now) };
}

/** To the owner: it starts, or it passes to them. Nobody is told what they did themselves. */
export async function postStarted(
  parts: Posting,
  tx: Transaction<DB>,
  id: string,
  byUserId: string,
): Promise<void> {
  const about = await told(parts, tx, id);
  if (about === null) return;
  const by = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', byUserId)
    .executeTakeFirst();
  const isOwn = about.plan.owner_user_id === byUserId || by === undefined;
  await parts.outbox.post(tx, planStarted(about, isOwn ? null : `${by.first_name} ${by.last_name}`));
}

export async function postFreshLink(parts: Posting, tx: Transaction<DB>, id: string): Promise<void> {
  const about = await told(parts, tx, id);
  if (about !== null) await parts.outbox.post(tx, planLink(about));
}

export async function postWeek(
  parts: Posting,
  tx: Transaction<DB>,
  plan: OwnedRow,
  week: string,
): Promise<void> {
  const now = parts.clock();
  const [doneUrl, notUrl] = [true, false].map((done) => tickUrl(parts, plan, { week, done }, now));
  const about = await toldOf(parts, tx, plan);
  await parts.outbox.post(tx, planWeek(about, { week, doneUrl: doneUrl ?? '', notUrl: notUrl ?? '' }));
}

import { messages, pages, planLinkDays, planLinkDaysAfter } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { Parts } from '../../kernel/parts.ts';
import { findPlanById, type PlanRow } from './plans.repository.ts';

/** Signed for purposes of their own: one opens the owner's page, the other ticks one week in one way. */
const [ownerPurpose, tickPurpose] = ['plan-owner', 'plan-tick'];
export const tickAddress = '/mails/plans/week';

/** Where links lead, and how they are signed. */
export interface LinkMaking extends Pick<Parts, 'signer'> {
  readonly config: { readonly APP_URL: string };
}

type Linked = Pick<PlanRow, 'id' | 'link_number' | 'until'>;

const dayMs = 86_400_000;

/**
 * Until when the links of a mail work. Long enough to say on the plan's last day, and for some time after it, how it
 * went: not every owner keeps the latest mail. Someone who is to lose it is given another number.
 */
export const linksEnd = ({ until }: Pick<PlanRow, 'until'>, now: Date): Date =>
  new Date(Math.max(now.getTime() + planLinkDays * dayMs, Date.parse(until) + planLinkDaysAfter * dayMs));

const expiryFrom = (plan: Linked, now: Date) => Math.floor(linksEnd(plan, now).getTime() / 1000);

/** The page of a plan for the one who looks after it. */
export function ownerUrl({ signer, config }: LinkMaking, plan: Linked, now: Date): string {
  const { id, link_number } = plan;
  const e = expiryFrom(plan, now);
  const s = signer.sign(ownerPurpose, id, link_number, e);
  const path = pages.ownedPlan.path.replace(':planId', id);
  return `${config.APP_URL}${path}?${new URLSearchParams({ n: String(link_number), e: String(e), s })}`;
}

interface Answer {
  readonly week: string;
  readonly done: boolean;
}

/** Where one press says how one week went. */
export function tickUrl(
  { signer, config }: LinkMaking,
  plan: Linked,
  { week, done }: Answer,
  now: Date,
): string {
  const { id, link_number } = plan;
  const e = expiryFrom(plan, now);
  const [n, d] = [String(link_number), done ? '1' : '0'];
  const s = signer.sign(tickPurpose, id, n, week, d, e);
  const query = new URLSearchParams({ p: id, n, w: week, d, e: String(e), s });
  return `${config.APP_URL}${tickAddress}?${query}`;
}

export interface GivenOwnerLink {
  readonly planId: string;
  readonly number: string;
  readonly signature: string;
  readonly expires: string;
}

export interface ProvenTick extends Answer {
  readonly planId: string;
  readonly number: string;
  readonly expires: string;
}

type Proving = Pick<Parts, 'db' | 'clock' | 'signer'>;

/** What a link out of a mail is for; null where its signature does not fit. */
export function proveTick({ signer }: Pick<Parts, 'signer'>, query: Readonly<Record<string, unknown>>) {
  const { p, n, w, d, e, s } = query;
  const given = [p, n, w, d, e, s].map((value) => (typeof value === 'string' ? value : null));
  const [planId, number, week, done, expires, signature] = given;
  if (!planId || !number || !week || !done || !expires || !signature) return null;
  if (!signer.verify(signature, tickPurpose, planId, number, week, done, expires)) return null;
  return { planId, number, week, done: done === '1', expires } satisfies ProvenTick;
}

/** The plan behind the owner's link; throws what is wrong with it. Nothing is looked up for a forged one. */
export async function requireOwnerLink(parts: Proving, link: GivenOwnerLink): Promise<OwnedRow> {
  const { planId, number, signature, expires } = link;
  if (!parts.signer.verify(signature, ownerPurpose, planId, number, expires))
    throw new AppError('link_invalid', messages.otherLinkInvalid());
  return await requireStanding(parts, link);
}

export type OwnedRow = PlanRow & { readonly owner_name: string; readonly owner_email: string };

/** Of a genuine link: that its time is not over and that it was not ended. */
export async function requireStanding(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { planId, number, expires }: Pick<ProvenTick, 'planId' | 'number' | 'expires'>,
): Promise<OwnedRow> {
  if (Number(expires) * 1000 <= clock().getTime())
    throw new AppError('link_expired', messages.planLinkExpired());
  const plan = await findPlanById(db, planId);
  if (plan === undefined || String(plan.link_number) !== number || !isOwned(plan))
    throw new AppError('gone', messages.planLinkEnded());
  return plan;
}

/** Someone looks after it. */
export const isOwned = (plan: PlanRow): plan is OwnedRow =>
  plan.owner_name !== null && plan.owner_email !== null;

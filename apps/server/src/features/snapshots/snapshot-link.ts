import { messages, pages } from '@fourfold/contract/words';
import { AppError } from '../../kernel/http/app-error.ts';
import type { Parts } from '../../kernel/parts.ts';
import { findSnapshot, type SnapshotRow } from './snapshots.repository.ts';

/** Signed for a purpose of its own: it opens this one page, and proves nothing about anything else. */
const purpose = 'snapshot';

export interface LinkMaking extends Pick<Parts, 'signer'> {
  readonly config: { readonly APP_URL: string };
}

/** On a whole second, because seconds are what is signed. */
export const snapshotExpiry = (now: Date, days: number) =>
  new Date((Math.floor(now.getTime() / 1000) + days * 86_400) * 1000);

export function snapshotUrl(
  { signer, config }: LinkMaking,
  { id, expires_at }: Pick<SnapshotRow, 'id' | 'expires_at'>,
): string {
  const e = String(expires_at.getTime() / 1000);
  const s = signer.sign(purpose, id, e);
  return `${config.APP_URL}${pages.snapshot.path.replace(':snapshotId', id)}?${new URLSearchParams({ e, s })}`;
}

export interface GivenSnapshotLink {
  readonly snapshotId: string;
  readonly expires: string;
  readonly signature: string;
}

/** The snapshot behind a link; throws what is wrong with it. Nothing is looked up for a forged one. */
export async function requireSnapshotLink(
  { db, clock, signer }: Pick<Parts, 'db' | 'clock' | 'signer'>,
  { snapshotId, expires, signature }: GivenSnapshotLink,
): Promise<SnapshotRow> {
  if (!signer.verify(signature, purpose, snapshotId, expires))
    throw new AppError('link_invalid', messages.otherLinkInvalid());
  const snapshot = await findSnapshot(db, snapshotId);
  if (snapshot === undefined) throw new AppError('gone', messages.snapshotGone());
  if (snapshot.revoked_at !== null) throw new AppError('gone', messages.snapshotRevoked());
  if (Number(expires) * 1000 <= clock().getTime())
    throw new AppError('link_expired', messages.snapshotExpired());
  return snapshot;
}

import { dropped, type Leaving, leaves, type WaitingMail } from '../../kernel/mail/leaving.ts';
import { memberNow, type NowParts } from '../identity/members/member-now.ts';
import { reachedNow } from '../people/reach-now.ts';
import { listSheets } from './interview-sheets.repository.ts';

/** The link to a sheet leaves while there is one to fill in, and its sender may know of the candidate. */
export async function sheetMailLeaves(
  parts: NowParts,
  { organisationId, askedBy, about }: WaitingMail,
): Promise<Leaving> {
  const sender = await memberNow(parts, { organisationId, userId: askedBy });
  const [responseId] = await reachedNow(parts, sender, about);
  if (organisationId === null || responseId === undefined) return dropped;
  const sheets = await listSheets(parts.db, { organisationId, responseId });
  return sheets.some(({ handed_in_at }) => handed_in_at === null) ? leaves : dropped;
}

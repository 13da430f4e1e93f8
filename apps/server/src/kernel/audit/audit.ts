import type { AuditAction } from '@fourfold/contract/words';
import type { Queries } from '../database/database.ts';
import { newId } from '../database/id.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  /** Null where it concerns an account outside any organisation. */
  readonly organisationId: string | null;
  readonly userId: string | null;
  /** The other person whom it concerns. */
  readonly subjectId?: string | null;
  /** The respondent whom it concerns; the log names them for as long as they are there. */
  readonly responseId?: string;
  /** Roles, devices, counts. Neither names nor addresses: an entry outlives the account that it is about. */
  readonly details?: Readonly<Record<string, string>>;
}

/** Writes down what happened, in the transaction in which it happens. */
export async function record(tx: Queries, entry: AuditEntry, now: Date): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      id: newId(now),
      organisation_id: entry.organisationId,
      user_id: entry.userId,
      subject_id: entry.subjectId ?? null,
      response_id: entry.responseId ?? null,
      action: entry.action,
      details: JSON.stringify(entry.details ?? {}),
      at: now,
    })
    .execute();
}

import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import type { Shape } from '../shape.ts';
import { type AuditAction, auditActions } from './words.ts';

const auditEntry = z.object({
  id,
  at: timestamp,
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  /** Null once the account is deleted, or where nobody was signed in. */
  by: z.string().nullable(),
  subject: z.string().nullable(),
  person: z.string().nullable().describe('The respondent whom it concerns, until they are erased.'),
  details: z.record(z.string(), z.string()),
});

const number = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);

export const auditSchemas = {
  listAuditEntries: {
    summary: 'Sign-ins, role changes, exports and deletions, the newest first.',
    query: z.object({ page: number(1, 10_000), per_page: number(50, 200) }),
    response: z.object({ entries: z.array(auditEntry), total: z.number() }),
  },
} as const satisfies Readonly<Record<string, Shape>>;

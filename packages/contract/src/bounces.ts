import { z } from 'zod';
import { operation } from './operation.ts';

const bounce = z
  .object({
    message_id: z.string().max(500).optional(),
    recipient: z.string().max(254).optional(),
    reason: z.string().max(500).optional(),
  })
  .refine((event) => event.message_id !== undefined || event.recipient !== undefined, {
    error: 'Please give a message_id or a recipient.',
  });

/** Carries `sha256=` and the HMAC-SHA256 of the raw body under BOUNCE_WEBHOOK_KEY, in hexadecimal digits. */
export const bounceSignatureHeader = 'x-signature';

export const reportBounces = operation({
  id: 'reportBounces',
  method: 'POST',
  path: '/mail/bounces',
  summary: 'For the mail service: mails that came back for good. Signed in the header x-signature.',
  access: { kind: 'link' },
  body: z.object({ events: z.array(bounce).min(1).max(1000) }),
  response: z.object({ marked: z.number() }),
});

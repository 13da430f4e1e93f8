import { sentence } from '@fourfold/words';
import { z } from 'zod';
import type { Shape } from '../shape.ts';

const bounce = z
  .object({
    message_id: z.string().max(500).optional(),
    recipient: z.string().max(254).optional(),
    reason: z.string().max(500).optional(),
  })
  .refine((event) => event.message_id !== undefined || event.recipient !== undefined, {
    error: sentence('Please give a message_id or a recipient.'),
  });

export const bouncesSchemas = {
  reportBounces: {
    summary: 'For the mail service: e-mails that came back for good. Signed in the header x-signature.',
    body: z.object({ events: z.array(bounce).min(1).max(1000) }),
    response: z.object({ marked: z.number() }),
  },
} as const satisfies Readonly<Record<string, Shape>>;

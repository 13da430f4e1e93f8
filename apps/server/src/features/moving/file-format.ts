import { z } from 'zod';

/** The first line of the file; each line after it is a row, table by table in this order. */
export const headerSchema = z.object({
  format: z.literal('fourfold organisation'),
  edition: z.literal(1),
  made_at: z.iso.datetime(),
  product: z.string(),
  /** What the tables look like: rows of one level fit no other. */
  migrations: z.array(z.object({ name: z.string(), fingerprint: z.string() })),
  organisation: z.object({ id: z.uuid(), name: z.string() }),
  /** Everyone whom the rows name: members, and colleagues who were. */
  users: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      email_verified_at: z.string().nullable(),
      first_name: z.string(),
      last_name: z.string(),
    }),
  ),
  /** Learned keys that rounds are scored with. */
  keys: z.array(
    z.object({
      design_version: z.string(),
      digest: z.string(),
      name: z.string(),
      number: z.int(),
      encoded: z.base64(),
      people: z.int(),
      groups: z.int(),
      narrower: z.number(),
      foreseen_before: z.number().nullable(),
      foreseen_after: z.number().nullable(),
      made_at: z.string(),
    }),
  ),
  /** With which keys each round is scored; '' are those of the authors. */
  rounds: z.array(z.object({ id: z.uuid(), design_version: z.string(), digest: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
});

export type Header = z.output<typeof headerSchema>;

import { z } from 'zod';

/** PostgreSQL text cannot hold it, and no person types it. */
const noNull = (value: string) => !value.includes('\u0000');

/** One line of text: trimmed, without control characters. */
export const line = (max: number, required = 'Please fill in this field.') =>
  z
    .string({ error: required })
    .transform((value) => value.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().min(1, required).max(max, `Please keep this to ${max} characters.`));

/** Text of several lines. */
export const prose = (max: number, required = 'Please fill in this field.') =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, `Please keep this to ${max} characters.`)
    .refine(noNull, 'Please remove the invisible characters.');

/** An address that mail can be sent to; compared and stored in lower case. */
export const email = z
  .string({ error: 'Please enter an e-mail address.' })
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter a valid e-mail address.').max(254, 'This e-mail address is too long.'));

/** An IANA time zone as browsers report it; anything else is read as UTC. */
export const timezone = z
  .string()
  .max(64)
  .transform((name) => (isTimezone(name) ? name : 'UTC'));

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** An identifier of ours. */
export const id = z.uuid('This is not an identifier.');

/** A moment in answers: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** What was left empty in a form counts as none; what is absent stays absent. */
export const clearable = <S extends z.ZodType>(schema: S) =>
  z.union([z.null(), z.literal('').transform(() => null), schema]);

/** What was left empty or is absent counts as none. */
export const optional = <S extends z.ZodType>(schema: S) =>
  clearable(schema)
    .optional()
    .transform((value) => value ?? null);

import { sentence } from '@fourfold/words';
import { z } from 'zod';
import { fillIn } from './messages.ts';

/** PostgreSQL text cannot hold it, and no person types it. */
const noNull = (value: string) => !value.includes('\u0000');

/**
 * Signs that are not seen and signs that turn the direction of writing round: with them one name can look like
 * another. The joiners U+200C and U+200D are not among them, because Persian and Indian names are spelt with them.
 */
const unseen =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const oneLine = (value: string) =>
  value
    .replace(unseen, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/**
 * How much longer than it may be a text can come, because of what is taken off it: spaces and signs that are not seen.
 * What is longer still is refused before anything is taken off, since that takes time in proportion. `longest` says for
 * the description of the API how long it may be without them.
 */
const slack = 4;
const tooLong = sentence<{ max: number }>('Please keep this to {max} characters.');

/** One line of text: trimmed, without control characters, with something in it that can be seen. */
export const line = (max: number, required = fillIn) =>
  z
    .string({ error: required })
    .max(slack * max, { error: () => tooLong({ max }) })
    .meta({ longest: max })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, { error: required })
        .max(max, { error: () => tooLong({ max }) }),
    );

/**
 * What a mail program would make a link of. Each part looks at one sign or stops at the next `@`: a pattern that begins
 * with "any number of signs" would look at a long name once for each of its letters.
 */
const linkLike = /:\/\/|\bwww\.|[^\s@]@[^\s@]+\.[^\s@]/i;

/** The name of a person or a company. It stands in mails to people who know neither, so it carries no links. */
export const name = (max: number) =>
  line(max).refine((value) => !linkLike.test(value), {
    error: sentence('Please write a name, without a web or e-mail address.'),
  });

/** A list in which nothing stands twice. */
export const distinct = <S extends z.ZodType>(item: S, max: number) =>
  z
    .array(item)
    .max(max)
    .transform((items) => [...new Set(items)]);

/** Signs that make a text read otherwise than it was typed, to the end of its paragraph. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
export const withoutTurns = (value: string) => value.replace(turning, '');

/** Text of several lines. */
export const prose = (max: number, required = fillIn) =>
  z
    .string({ error: required })
    .max(slack * max, { error: () => tooLong({ max }), abort: true })
    .overwrite(withoutTurns)
    .trim()
    .min(1, { error: required })
    .max(max, { error: () => tooLong({ max }) })
    .refine(noNull, {
      error: sentence('This text contains invisible characters. Please retype what you pasted.'),
    });

const emailTooLong = sentence('This e-mail address is too long.');

/** An address that mail can be sent to; compared and stored in lower case. */
export const email = z
  .string({ error: sentence('Please enter an e-mail address.') })
  .max(slack * 254, { error: emailTooLong, abort: true })
  .meta({ longest: 254 })
  .trim()
  .toLowerCase()
  .pipe(
    z.email({ error: sentence('Please enter a valid e-mail address.') }).max(254, { error: emailTooLong }),
  );

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
export const id = z.uuid({ error: sentence('This is not an identifier.') });

/** A moment in answers: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** What was left empty in a form counts as none; what is absent stays absent. */
export const clearable = <S extends z.ZodType>(schema: S) =>
  z.union([z.null(), z.literal('').transform(() => null), schema], {
    // What is wrong with it by its own rules: by those of a union it would be “Invalid input”.
    error: ({ errors }) => errors.at(-1)?.[0]?.message,
  });

/** What was left empty or is absent counts as none. */
export const optional = <S extends z.ZodType>(schema: S) =>
  clearable(schema)
    .optional()
    .transform((value) => value ?? null);

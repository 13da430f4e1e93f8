import { sentence } from '@fourfold/words';
/** `undeliverable`: refused by the mail server for good, or reported to the bounce webhook. */
export const responseStatuses = [
  'queued',
  'sent',
  'undeliverable',
  'begun',
  'submitted',
  'declined',
  'expired',
  'withdrawn',
] as const;

const sortKeys = [
  'name',
  'email',
  'job_position',
  'department',
  'company',
  'status',
  'percent',
  'invited_at',
  'submitted_at',
] as const;

export const responseSorts = sortKeys.flatMap((key) => [key, `-${key}` as const]);

export type ResponseSort = (typeof responseSorts)[number];

/** What a CSV file or a paste has in its columns. The template has them in this order. */
export const batchFields = [
  'first_name',
  'last_name',
  'email',
  'job_position',
  'department',
  'company',
] as const;

export type BatchField = (typeof batchFields)[number];

export const batchLimit = 5000;

const tooMany = sentence<{ limit: number }>(
  'We can invite {limit, number} people at once, and these are more lines than that. Please split them into several files.',
);
export const batchTooLong = () => tooMany({ limit: batchLimit });

export const batchTextMax = 1_000_000;

export const batchTooLarge = sentence('This is too large. Please split it into several files.');

/** How many of the lines with a problem are shown, and named in a refusal; of all of them there is a count. */
export const shownBadLines = 100;

import { sentence } from '@fourfold/words';

/** Of files for those who analyse: `sav` for SPSS and R, `codebook` for what the columns mean. */
export const dataFormats = ['csv', 'xlsx', 'sav', 'codebook'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** `planned`: the invitation waits for its launch. `undeliverable`: refused by the mail server for good, or reported to the bounce webhook. */
export const responseStatuses = [
  'planned',
  'queued',
  'sent',
  'undeliverable',
  'begun',
  'submitted',
  'declined',
  'expired',
  'withdrawn',
] as const;

/** As people read them, on the screen and in its files. */
export const statusNames: Readonly<Record<(typeof responseStatuses)[number], () => string>> = {
  planned: sentence('not sent yet'),
  queued: sentence('on its way'),
  sent: sentence('invited'),
  undeliverable: sentence('undeliverable'),
  begun: sentence('begun'),
  submitted: sentence('submitted'),
  declined: sentence('declined'),
  expired: sentence('expired'),
  withdrawn: sentence('withdrawn'),
};

/** What the list can be narrowed to: a status, or everyone who was asked and has not answered, declined or not. */
export const statusChoices = [...responseStatuses, 'unanswered'] as const;

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
  'We can invite at most {limit, number} people at once, and there are more lines than that here. Please split them into several files.',
);
export const batchTooLong = () => tooMany({ limit: batchLimit });

export const batchTextMax = 1_000_000;

export const batchTooLarge = sentence('This is too large. Please split it into several files.');

/** How many of the lines with a problem are shown, and named in a refusal; of all of them there is a count. */
export const shownBadLines = 100;

/** What stands in brackets in the words of a reminder, and is put in for each reader. */
export const reminderVariables = ['first name', 'organisation', 'last day', 'minutes'] as const;

export type ReminderVariable = (typeof reminderVariables)[number];

/** Our own words of a reminder, as they stand in the form before anyone writes others. */
export const reminderSubjects = {
  employee: sentence('Reminder: your view of working at [organisation] ([minutes] minutes)'),
  candidate: sentence('Reminder: the questionnaire from [organisation]'),
} as const;
export const reminderOpening = sentence(
  '[organisation] invited you to answer a questionnaire, and you haven’t finished it yet.',
);

export const reminderSubjectMax = 120;
export const reminderWordsMax = 1500;

/** How many reminders go by themselves at most, and how late after the link was sent. */
export const ownReminders = 5;
export const latestReminderDay = 60;

import { z } from 'zod';
import { certainty, named, scoreBand } from '../culture/figures.ts';
import { id, line, optional, timestamp } from '../fields.ts';
import type { Shape } from '../shape.ts';
import { snapshotDays, snapshotNews, snapshotStates, usualSnapshotDays } from './words.ts';

/** Whole numbers, as they are read: what shows them has nothing left to round. */
const frozenScore = z.object({
  score: z.int(),
  low: z.int(),
  high: z.int(),
  band: scoreBand,
});
export type FrozenScore = z.output<typeof frozenScore>;

const frozenGroup = z.object({ name: z.string(), people: z.int(), figure: frozenScore });

const frozenFinding = z.object({
  ...named,
  label: certainty,
  chance: z.string().describe('Of being one of the five, as it is read: "97%", "over 99%".'),
  looks_like: z.string().describe('What it looks like at work.'),
  figure: frozenScore,
  departments: z
    .array(frozenGroup)
    .nullable()
    .describe('Where it is likely to be out of balance, the clearest first. Null where they are left out.'),
});
export type FrozenFinding = z.output<typeof frozenFinding>;

const frozenFive = z.object({ sentence: z.string(), listed: z.array(frozenFinding).length(5) });

const frozenProfile = z.array(z.object({ ...named, figure: frozenScore }));

/**
 * All that a snapshot shows, kept as one document. It holds groups that have passed the gate and nobody in particular.
 * `edition` says which shape it was kept in.
 */
export const snapshotFigures = z.object({
  edition: z.literal(1),
  organisation: z.string(),
  round: z.string().describe('Its name.'),
  as_of: z.iso.date().describe('The day of the release that the figures are of (UTC).'),
  keys: z.string().describe('The version of the keys.'),
  people: z.int(),
  heard: z.string().nullable().describe('How many answered of how many, in one sentence.'),
  sentence: z.string().describe('What was found, in one sentence.'),
  clear: z.string().describe('How many of the ten are clear, in one sentence.'),
  opportunities: frozenFive,
  barriers: frozenFive,
  competencies: frozenProfile,
  domains: frozenProfile,
  departments: z
    .int()
    .nullable()
    .describe('How many departments have figures to compare. Null where they are left out.'),
  how_to_read: z.array(z.string()),
});
export type SnapshotFigures = z.output<typeof snapshotFigures>;

const snapshot = z.object({
  id,
  title: z.string(),
  made_at: timestamp,
  made_by: z.string().nullable().describe('Null where the account is gone.'),
  round: z.string(),
  as_of: z.iso.date(),
  keys: z.string(),
  departments: z.boolean(),
  state: z.enum(snapshotStates),
  expires_at: timestamp,
  revoked_at: timestamp.nullable(),
  openings: z.int(),
  last_opened_at: timestamp.nullable(),
  newer: z.enum(snapshotNews).nullable().describe('Why another snapshot would show other figures.'),
  url: z.string().nullable().describe('Null where the link opens nothing any more.'),
});
export type Snapshot = z.output<typeof snapshot>;

const chosen = { round: optional(id) };

export const snapshotForm = z.object({
  ...chosen,
  title: line(120),
  days: z.enum(snapshotDays).default(usualSnapshotDays),
  departments: z.boolean().default(true),
  version: z.string().max(60).describe('Of the preview: 409 where the figures have moved since.'),
});

const shown = z.object({
  title: z.string(),
  logo_url: z.string().nullable(),
  made_at: timestamp,
  expires_at: timestamp,
  figures: snapshotFigures,
});
export type ShownSnapshot = z.output<typeof shown>;

const params = z.object({ snapshotId: id });
const query = z.object({
  signature: z.string().max(200).default(''),
  expires: z.string().max(20).default('').describe('Seconds since the epoch, as in the link.'),
});
/** A meeting opens it together, from one network address. */
const pages = { max: 120, seconds: 3600 } as const;
const files = { max: 40, seconds: 3600 } as const;

export const snapshotsSchemas = {
  listSnapshots: {
    summary: 'Every snapshot that was shared, the latest first, with how often each was opened.',
    response: z.object({ snapshots: z.array(snapshot) }),
  },
  previewSnapshot: {
    summary: 'What a snapshot made now would show, before it is made.',
    query: z.object({
      ...chosen,
      departments: z.enum(['yes', 'no']).default('yes').describe('Whether departments are named.'),
    }),
    response: z.object({
      title: z.string(),
      version: z.string(),
      figures: snapshotFigures,
      rounds: z.array(z.object({ id, name: z.string() })).describe('Those that have figures.'),
      round: id,
    }),
  },
  makeSnapshot: {
    summary: 'Freeze the figures of groups and make a link to them that needs no account.',
    body: snapshotForm,
    response: z.object({ snapshot }),
    status: 201,
  },
  revokeSnapshot: {
    summary: 'End the link of a snapshot. It does not come back.',
    params,
    response: z.object({ snapshot }),
  },
  deleteSnapshot: { summary: 'Delete a snapshot with its figures; its link ends.', params },
  openSnapshot: {
    summary: 'What a snapshot shows, by its signed link: the same to everyone. Counts the opening.',
    params,
    query,
    limit: pages,
    response: shown,
    status: 200,
  },
  getSnapshotPdf: {
    summary: 'The same as a PDF, by the same link. Answers a file.',
    params,
    query,
    limit: files,
    status: 200,
  },
  getSnapshotSlides: {
    summary: 'The same as slides that can be edited (PPTX), by the same link. Answers a file.',
    params,
    query,
    limit: files,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Shape>>;

import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { responseStatus } from '../people/schemas.ts';
import type { Shape } from '../shape.ts';
import { certainties, cultureParts, linkSorts, measureKinds, scoreBands, withheldReasons } from './words.ts';

export const withheld = z.object({
  reason: z.enum(withheldReasons),
  text: z.string().describe('A sentence that says what is withheld and when it would be shown.'),
});

export const scoreBand = z.enum(scoreBands);

/** A score from 0 to 200 with its 95% interval. Colour follows `strength`, never the score alone. */
export const figure = z.object({
  score: z.number(),
  low: z.number(),
  high: z.number(),
  band: scoreBand,
  side: z.enum(['low', 'high']),
  beyond: z.number().describe('Probability that the true score lies beyond balanced on that side.'),
  strength: z.enum(['full', 'half', 'pale']),
});

/**
 * A difference in points with its 95% interval: between the departments, or the rounds of the company, those who did
 * not answer included. What both sides share in uncertainty is not in it.
 */
export const difference = z.object({
  points: z.number(),
  low: z.number(),
  high: z.number(),
  stands_out: z
    .boolean()
    .describe('Clear, also with everything that was compared at once taken into account.'),
});

export const departmentDifferences = z.object({
  id: z.string(),
  name: z.string(),
  people: z.number(),
  withheld: withheld.nullable(),
  differences: z.record(z.string(), difference).describe('Against the whole, by key of competency.'),
});

/** The state that every answer is in; a screen draws one of the three. */
export const standing = {
  /** `sample`: nobody has answered yet, the figures are those of the sample company and marked as such. */
  state: z.enum(['figures', 'withheld', 'sample']),
  withheld: withheld.nullable().describe('Set when the state is `withheld`.'),
  people: z.number().describe('Whose answers the figures hold.'),
  version: z.string().describe('Of the figures; the same as in the ETag.'),
};

export const measureKind = z.enum(measureKinds);

export const named = { key: z.string(), name: z.string() };

export const departmentsAnswer = z.object({
  ...standing,
  kind: measureKind,
  sentence: z.string(),
  comparisons: z.number().describe('How many differences were looked at together.'),
  columns: z.array(z.object({ ...named, definition: z.string() })),
  whole: z.record(z.string(), figure),
  departments: z.array(departmentDifferences),
});

export type DepartmentsAnswer = z.output<typeof departmentsAnswer>;

const label = z.string().trim().min(1).max(120);

/** What every culture call can be narrowed by. Absent: everything, and the latest round with an answer. */
export const cultureFilter = z.object({
  round: id.optional().describe('Of a round; without it, the latest that has answers.'),
  department: z
    .union([id, z.literal('none')])
    .optional()
    .describe('`none`: people without a department.'),
  company: label.optional(),
  position: label.optional(),
  from: z.iso.date().optional().describe('Submitted on this day or later (UTC).'),
  to: z.iso.date().optional().describe('Submitted on this day or earlier (UTC).'),
  include: z.literal('left_out').optional().describe('Puts back the answers that were left out.'),
});

export const cultureLink = z.object({
  behaviour: z.object(named),
  perception: z.object(named),
  correlation: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  expected: z.boolean().describe('Whether the authors expected this link before any answer.'),
  stands_out: z.boolean().describe('Strong, and by three errors: 7,056 chances bring up many at two.'),
});

export type CultureLink = z.output<typeof cultureLink>;

export const dynamicsAnswer = z.object({
  ...standing,
  basis: z.enum(['expected', 'observed']).describe('`expected`: below ten people, the authors’ expectation.'),
  sentence: z.string(),
  strongest: z.array(cultureLink).describe('At most twelve, each behaviour and perception at most twice.'),
  links: z.array(cultureLink).describe('The page that was asked for.'),
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
});

export type DynamicsAnswer = z.output<typeof dynamicsAnswer>;

export const cultureEvent = z.object({
  version: z.string().describe('Another one: what is on the screen has moved, load it again.'),
  answered: z.number().describe('Answers that count in what this caller sees.'),
});

export type CultureEvent = z.output<typeof cultureEvent>;

export const certainty = z.enum(certainties);

export type Figure = z.output<typeof figure>;

export type Difference = z.output<typeof difference>;

export type Withheld = z.output<typeof withheld>;

export type CultureFilter = z.output<typeof cultureFilter>;

/** The visibility rules as they hold for whoever asks. They stand on the page. */
export const gateRules = z.object({
  gated: z.boolean().describe('Whether figures of the whole organisation pass the gate for this caller.'),
  own_departments: z.array(z.string()).describe('Of a manager: seen down to people and without waiting.'),
  least_people: z.number(),
  statements: z.array(z.string()),
});

/** One row of the heatmap: cells by key of competency or domain and, where opened, of their measures. */
const cells = z.record(z.string(), figure);

export const heatmapRow = z.object({
  id: z.string().describe('Of the department (or `none`), or of the response.'),
  name: z.string(),
  people: z.number(),
  withheld: withheld.nullable(),
  cells,
});

export type HeatmapRow = z.output<typeof heatmapRow>;

export const heatmapColumn = z.object({
  ...named,
  definition: z.string(),
  measures: z.array(z.object({ ...named, definition: z.string() })),
});

export type HeatmapColumn = z.output<typeof heatmapColumn>;

const heatmapQuery = cultureFilter.extend({
  kind: measureKind.default('behaviour').describe('Competencies of behaviours, or domains of perceptions.'),
  open: z.string().max(60).optional().describe('The key of the one competency whose measures come along.'),
});

export const heatmapAnswer = z.object({
  ...standing,
  kind: measureKind,
  sentence: z.string(),
  columns: z.array(heatmapColumn),
  whole: heatmapRow.nullable(),
  departments: z.array(
    heatmapRow.extend({ may_open: z.boolean().describe('Whether the caller sees its people.') }),
  ),
});

export type HeatmapAnswer = z.output<typeof heatmapAnswer>;

const five = z.object({ name: z.string(), label: certainty, probability: z.number() });

export const leftOutAnswer = z.object({
  sentence: z.string(),
  people: z.array(
    z.object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      department: z.string(),
      reasons: z.array(z.string()),
    }),
  ),
  /** Null when nobody is left out, or the whole cannot be shown with them. */
  put_back: z
    .object({
      sentence: z.string(),
      people: z.number(),
      changes: z.array(z.object({ ...named, kind: measureKind, without: figure, with: figure })),
      opportunities_without: z.array(five),
      opportunities_with: z.array(five),
    })
    .nullable(),
});

export const namedFigure = z.object({ ...named, definition: z.string(), figure });

export const participation = z.object({
  invited: z.number(),
  answered: z.number().describe('With those left out. For a gated caller: as released.'),
  counted: z.number(),
  left_out: z.number().nullable().describe('Null where it would show fewer than five.'),
  missing: z.number(),
  rate: z.number().nullable(),
  sentence: z.string(),
  waiting: z.string().nullable().describe('For a gated caller: that further answers join in batches.'),
});

export const cultureRound = z.object({
  id,
  number: z.number(),
  name: z.string().describe('Such as “Round 2, March 2027”.'),
  opened_at: timestamp,
  has_answers: z.boolean(),
  current: z.boolean().describe('The one that invitations are made in.'),
});

export const ranking = <S extends z.ZodType>(entry: S) =>
  z.object({
    sentence: z.string(),
    listed: z
      .array(entry)
      .length(5)
      .describe('Always five, the most probable first. How certain each is, its label says.'),
  });

/** Where it lies about 19 times out of 20. */
const range = z.object({ low: z.number(), high: z.number() });

const placing = {
  place: z.number().describe('Ties share one: 1, 1, 3.'),
  tied: z.boolean(),
  probability: z.number().describe('Of being one of the five.'),
  label: certainty,
  certainty: z.string().describe('How certain its place is, and what would settle it.'),
  people_to_settle: z.number().nullable().describe('0: none; null: more answers alone would not do.'),
};

/** One part of an impact or an effort, in words with the points that it brings. */
const part = z.object({ name: z.string(), points: z.number(), of: z.number(), text: z.string() });

const tiedMeasure = z.object({
  ...named,
  correlation: z.number(),
  expected: z.boolean().describe('Whether this is the authors’ expectation, not seen in these answers.'),
});

export const cultureOpportunity = z.object({
  ...named,
  measure: z.string().describe('The behaviour, without Improve or Reduce.'),
  direction: z.enum(['improve', 'reduce']),
  effort: z.number().describe('x, 0 to 10.'),
  effort_range: range,
  impact: z.number().describe('y, 0 to 10.'),
  impact_range: range,
  description: z.string(),
  ...placing,
  figure,
  people: z.number().describe('Probably beyond balanced on this side.'),
  people_range: range.describe('The middle 95% of how many it may be.'),
  of_people: z.number(),
  definition: z.string(),
  looks_like: z.string().describe('What too little or too much of it looks like at work.'),
  suggestion: z.string(),
  impact_parts: z.array(part),
  effort_parts: z.array(part),
  ties: z.array(tiedMeasure),
});

export const cultureBarrier = z.object({
  ...named,
  description: z.string(),
  weight: z.number().describe('0 to 10.'),
  ...placing,
  figure,
  people: z.number(),
  people_range: range,
  of_people: z.number(),
  definition: z.string(),
  looks_like: z.string(),
  suggestion: z.string(),
  ties: z.array(tiedMeasure),
});

/** The culture page before anything is opened. */
export const cultureAnswer = z.object({
  ...standing,
  title: z.string().describe('“{company}’s Culture”.'),
  organisation: z.string(),
  round: cultureRound.nullable(),
  rounds: z.array(cultureRound),
  departments: z.array(z.object({ id: z.string(), name: z.string() })).describe('To filter by.'),
  filters: z.object({
    company: z.boolean(),
    position: z.boolean(),
    date: z.boolean(),
    left_out: z.boolean(),
  }),
  gate: gateRules,
  participation: participation.nullable(),
  sentence: z.string().describe('What this page says, in one sentence.'),
  opportunities: ranking(cultureOpportunity).nullable(),
  barriers: ranking(cultureBarrier).nullable(),
  competencies: z.array(namedFigure),
  domains: z.array(namedFigure),
  may: z.object({ export: z.boolean(), see_people: z.boolean(), start_round: z.boolean() }),
});

export type CultureAnswer = z.output<typeof cultureAnswer>;

export type CultureOpportunity = z.output<typeof cultureOpportunity>;

export type CultureBarrier = z.output<typeof cultureBarrier>;

export type CultureRound = z.output<typeof cultureRound>;

export const roundsAnswer = z.object({
  ...standing,
  sentence: z.string(),
  earlier: cultureRound.nullable(),
  later: cultureRound.nullable(),
  earlier_people: z.number(),
  comparisons: z.number(),
  changes: z.array(
    z.object({
      ...named,
      kind: measureKind,
      earlier: figure,
      later: figure,
      change: difference,
    }),
  ),
});

export type RoundsAnswer = z.output<typeof roundsAnswer>;

/** How much the people of a group agree, and departments with it. */
const agreement = z.object({
  agreement: z
    .number()
    .describe('0: they differ as much as people at large; 1: all alike (r_wg of true standings).'),
  icc1: z.number().nullable().describe('How much of one person’s score the department explains.'),
  icc2: z.number().nullable().describe('How reliable the departments’ averages are.'),
  camps: z.boolean().describe('Whether people stand so far apart that two camps are likely.'),
  sentence: z.string(),
});

/** Everything behind one score, in plain words. */
export const scoreEvidence = z.object({
  ...standing,
  ...named,
  kind: measureKind,
  group: z.object(named).describe('Its competency or domain.'),
  definition: z.string(),
  when_low: z
    .string()
    .nullable()
    .describe('Null for a competency or a domain, which has no text of its own.'),
  when_high: z.string().nullable(),
  figure: figure.nullable(),
  what: z.string().describe('What this number is.'),
  how_sure: z.string(),
  from_whom: z.string(),
  why: z.string(),
  share: z
    .object({
      below: z.number(),
      balanced: z.number(),
      above: z.number(),
      below_people: range.describe('Of those who answered: the middle 95% of how many it may be.'),
      above_people: range,
    })
    .nullable(),
  agreement: agreement.nullable().describe('Null below ten people.'),
  departments: z.array(heatmapRow.omit({ cells: true }).extend({ figure: figure.nullable() })),
  links: z.array(cultureLink),
  measures: z
    .array(z.object({ ...named, figure: figure.nullable() }))
    .describe('Of a competency or a domain: what it is made of, the furthest from balanced first.'),
  suggestion_low: z.string().nullable(),
  suggestion_high: z.string().nullable().describe('Null for a perception: more is better.'),
});

export type ScoreEvidence = z.output<typeof scoreEvidence>;

export const cultureSchemas = {
  compareDepartments: {
    summary: 'Departments side by side: how far each stands from the whole, with intervals.',
    query: cultureFilter.omit({ department: true }).extend({ kind: measureKind.default('behaviour') }),
    response: departmentsAnswer,
  },
  getDynamics: {
    summary: 'Which behaviours go with which perceptions: the strongest links, and a page of the 7,056.',
    query: cultureFilter.extend({
      q: z.string().max(100).optional().describe('Part of a behaviour’s or a perception’s name.'),
      sort: z.enum(linkSorts).default('-strength'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      per_page: z.coerce.number().int().min(1).max(200).default(25),
    }),
    response: dynamicsAnswer,
  },
  explainLink: {
    summary: 'What one link between a behaviour and a perception is, how sure and why.',
    params: z.object({ behaviourKey: z.string().max(60), perceptionKey: z.string().max(60) }),
    query: cultureFilter,
    response: z.object({
      ...standing,
      link: cultureLink.nullable(),
      behaviour_definition: z.string(),
      perception_definition: z.string(),
      what: z.string(),
      how_sure: z.string(),
      from_whom: z.string(),
      why: z.string(),
    }),
  },
  getCultureVersion: {
    summary: 'What the stream of events says, for those who cannot keep one open: ask once in half a minute.',
    response: cultureEvent,
  },
  exportCulture: {
    summary: 'What is on the screen as CSV or XLSX. Answers a file.',
    query: cultureFilter.extend({
      part: z.enum(cultureParts).default('heatmap'),
      format: z.enum(['csv', 'xlsx']).default('xlsx'),
      kind: measureKind.default('behaviour'),
      open: z
        .string()
        .max(60)
        .optional()
        .describe('Of the heatmap: the competency whose measures come along.'),
      q: z.string().max(100).optional(),
    }),
    status: 200,
  },
  exportCultureReport: {
    summary: 'The culture page as a report for a board. Answers a PDF.',
    query: cultureFilter,
    status: 200,
  },
  getHeatmap: {
    summary: 'Departments by competencies, with score, interval, people and band in each cell.',
    query: heatmapQuery,
    response: heatmapAnswer,
  },
  getHeatmapPeople: {
    summary: 'The people of one department in the heatmap; only of those whom the caller sees.',
    query: heatmapQuery.extend({
      department: z.union([id, z.literal('none')]),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({
      people: z.array(heatmapRow.extend({ position: z.string(), verdict: z.string() })),
      total: z.number(),
      page: z.number(),
      per_page: z.number(),
    }),
  },
  listLeftOut: {
    summary: 'Whose answers are left out and why, and what would change if they were put back.',
    query: cultureFilter.pick({ round: true, department: true }),
    response: leftOutAnswer,
  },
  listMissing: {
    summary: 'Who was invited and has not answered yet; only of those whom the caller sees.',
    query: cultureFilter.pick({ round: true, department: true }).extend({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().int().min(1).max(200).default(20),
    }),
    response: z.object({
      people: z.array(
        z.object({
          id,
          first_name: z.string(),
          last_name: z.string(),
          department: z.string(),
          status: responseStatus,
        }),
      ),
      total: z.number(),
      page: z.number(),
      per_page: z.number(),
    }),
  },
  getCulture: {
    summary: 'The culture of the organisation: who answered, top five opportunities and barriers, profile.',
    query: cultureFilter,
    response: cultureAnswer,
  },
  getCultureFilters: {
    summary: 'The companies, positions and days that figures can be narrowed to, where the caller may.',
    query: cultureFilter.pick({ round: true }),
    response: z.object({
      companies: z.array(z.string()),
      positions: z.array(z.string()),
      first_day: z.string().nullable(),
      last_day: z.string().nullable(),
    }),
  },
  compareRounds: {
    summary: 'What has changed from one round to another, by competency and domain, with intervals.',
    query: cultureFilter
      .pick({ round: true, department: true })
      .extend({ earlier: id.optional().describe('Without it, the round before that has answers.') }),
    response: roundsAnswer,
  },
  listRounds: {
    summary: 'The rounds of the organisation, the latest first.',
    response: z.object({ rounds: z.array(cultureRound) }),
  },
  startRound: {
    summary:
      'Start a new round. `invite: everybody` invites the employees of the round before again. 409 while the round before has no answer.',
    body: z.object({ invite: z.enum(['everybody', 'nobody']) }),
    response: z.object({ round: cultureRound, invited: z.number() }),
    status: 201,
  },
  explainScore: {
    summary: 'What one score of a group is, how sure, from whom and why.',
    params: z.object({ measureKey: z.string().max(60) }),
    query: cultureFilter.extend({
      of: z.enum(['measure', 'group']).default('measure').describe('`group`: of a competency or a domain.'),
    }),
    response: scoreEvidence,
  },
} as const satisfies Readonly<Record<string, Shape>>;

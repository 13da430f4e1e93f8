import { z } from 'zod';
import { certainty, figure, named, range } from './figures.ts';

export const ranking = <S extends z.ZodType>(entry: S) =>
  z.object({
    sentence: z.string(),
    listed: z
      .array(entry)
      .length(5)
      .describe('Always five, the most probable first. How certain each is, its label says.'),
    held: z
      .object({ share: z.number(), low: z.number(), high: z.number(), sentence: z.string() })
      .describe('How much of the best five’s merit these five hold, whatever the best five truly are.'),
  });

const placing = {
  place: z.number().describe('Ties share one: 1, 1, 3.'),
  tied: z.boolean(),
  probability: z.number().describe('Of being one of the five.'),
  label: certainty,
  certainty: z.string().describe('How certain its place is, and what would settle it.'),
  settles: z
    .string()
    .describe('What would settle it, and what is too close to call: `certainty` without its first sentence.'),
  people_to_settle: z.number().nullable().describe('0: none; null: more answers alone would not do.'),
};

/** One part of an impact or an effort, in words with the points that it brings. */
const part = z.object({ name: z.string(), points: z.number(), of: z.number(), text: z.string() });

const tiedMeasure = z.object({
  ...named,
  correlation: z.number(),
  low: z.number().nullable().describe('Null where these answers say nothing about it yet.'),
  high: z.number().nullable(),
  stands_out: z.boolean().describe('Clear: strong, and three errors from nothing.'),
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
  habit: z.string().describe('The same as a habit, with its moment: what a plan starts from.'),
  impact_parts: z.array(part),
  effort_parts: z.array(part),
  ties: z.array(tiedMeasure),
});

export type CultureOpportunity = z.output<typeof cultureOpportunity>;

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

export type CultureBarrier = z.output<typeof cultureBarrier>;

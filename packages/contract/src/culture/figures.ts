import { z } from 'zod';
import { certainties, measureKinds, scoreBands, withheldReasons } from './words.ts';

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

/** The state that every answer is in; a screen draws one of the three. */
export const answerState = {
  /** `sample`: nobody has answered yet, the figures are those of the sample company and marked as such. */
  state: z.enum(['figures', 'withheld', 'sample']),
  withheld: withheld.nullable().describe('Set when the state is `withheld`.'),
  people: z.number().describe('Whose answers the figures hold.'),
  version: z.string().describe('Of the figures; the same as in the ETag.'),
  keys_version: z
    .string()
    .describe(
      'Of the keys that all figures here were made with. An earlier round of another version of the questionnaire has its own, named in `earlier_keys_version`.',
    ),
};

export const measureKind = z.enum(measureKinds);

export const named = { key: z.string(), name: z.string() };

export const namedFigure = z.object({ ...named, definition: z.string(), figure });

/** Where it lies about 19 times out of 20. */
export const range = z.object({ low: z.number(), high: z.number() });

export const certainty = z.enum(certainties);

export type Figure = z.output<typeof figure>;

export type Difference = z.output<typeof difference>;

export type Withheld = z.output<typeof withheld>;

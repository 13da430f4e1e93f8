import { z } from 'zod';

export const measureKinds = ['behaviour', 'perception'] as const;
export const scoreBands = ['underactivated', 'low', 'balanced', 'high', 'overactivated'] as const;
export const scoreBand = z.enum(scoreBands);
export const certainties = ['clear', 'likely', 'unclear'] as const;
export const certainty = z.enum(certainties);

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
export type Figure = z.output<typeof figure>;

/** A difference in points with its 95% interval. What both sides share in uncertainty is not in it. */
export const difference = z.object({
  points: z.number(),
  low: z.number(),
  high: z.number(),
  stands_out: z
    .boolean()
    .describe('Differs from zero even when everything that was compared at once is taken into account.'),
});
export type Difference = z.output<typeof difference>;

/** Why there is no figure. */
export const withheldReasons = [
  'no_answers',
  'too_few',
  'not_released',
  'seen_before',
  'filter_shows_people',
  'needs_individuals',
] as const;
export const withheld = z.object({
  reason: z.enum(withheldReasons),
  text: z.string().describe('A sentence that says what is withheld and when it would be shown.'),
});
export type Withheld = z.output<typeof withheld>;

import { z } from 'zod';

/** Server-sent events: `event: culture` whenever the figures of the caller have moved. Needs `groups:see`. */
export const cultureEventsPath = '/api/survey/culture/events';
export const cultureEvent = z.object({
  version: z.string().describe('Another one: what is on the screen has moved, load it again.'),
  answered: z.number().describe('Answers that count in what this caller sees.'),
});
export type CultureEvent = z.output<typeof cultureEvent>;

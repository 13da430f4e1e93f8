import { z } from 'zod';
import { operation } from '../operation.ts';
import { seeGroups } from './shared.ts';

/**
 * Server-sent events: `event: culture` whenever the figures of the caller have moved. Needs `groups:see`, of an API token
 * the scope `figures:read`. `event: replaced` is the last one where the same person opened more streams than are kept:
 * do not open it again, ask `getCultureVersion` now and then instead. The stream ends with the session.
 */
export const cultureEventsPath = '/api/survey/culture/events';
export const cultureEvent = z.object({
  version: z.string().describe('Another one: what is on the screen has moved, load it again.'),
  answered: z.number().describe('Answers that count in what this caller sees.'),
});
export type CultureEvent = z.output<typeof cultureEvent>;

/** The name of the event that says goodbye to the oldest of too many streams. */
export const replacedEvent = 'replaced';

export const getCultureVersion = operation({
  id: 'getCultureVersion',
  method: 'GET',
  path: '/survey/culture/version',
  summary: 'What the stream of events says, for those who cannot keep one open: ask once in half a minute.',
  access: seeGroups,
  response: cultureEvent,
});

import { sentence } from '@fourfold/words';

/** The example survey that any visitor may try: real questions, and a result from the same engine. Nothing is kept. */
export const demoQuestionnaires = { culture: sentence('An example culture survey') } as const;

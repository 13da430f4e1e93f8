import type {
  acknowledge,
  BodyOf,
  decline,
  getQuestions,
  saveAnswers,
  sendFreshLink,
  stopReminders,
} from '@fourfold/contract';
import { call } from '../../lib/api.ts';
import { light, type PersonalLink } from '../../lib/personal-link.ts';

const below = '/survey/responses/:responseId';
export const lightOperations = {
  saveAnswers: light<typeof saveAnswers>('POST', `${below}/answers`),
  getQuestions: light<typeof getQuestions>('GET', `${below}/questions`),
  acknowledge: light<typeof acknowledge>('POST', `${below}/acknowledge`),
  decline: light<typeof decline>('POST', `${below}/decline`),
  stopReminders: light<typeof stopReminders>('POST', `${below}/no-reminders`),
  sendFreshLink: light<typeof sendFreshLink>('POST', `${below}/fresh-link`),
};

export type LinkCalls = ReturnType<typeof linkCalls>;

/** What the holder of a personal link can do. */
export function linkCalls({ responseId, expires, signature }: PersonalLink) {
  const at = { params: { responseId }, query: { signature, expires } };
  const operations = lightOperations;
  return {
    /** Without answers it opens and changes nothing. */
    save: (body: BodyOf<typeof saveAnswers>, signal?: AbortSignal) =>
      call(operations.saveAnswers, { ...at, body }, signal ? { signal } : {}),
    questions: (from: number, count: number, signal: AbortSignal) =>
      call(operations.getQuestions, { ...at, query: { ...at.query, from, count } }, { signal }),
    acknowledge: (version: string) => call(operations.acknowledge, { ...at, body: { version } }),
    decline: () => call(operations.decline, at),
    stopReminders: () => call(operations.stopReminders, at),
    freshLink: () => call(operations.sendFreshLink, at),
  };
}

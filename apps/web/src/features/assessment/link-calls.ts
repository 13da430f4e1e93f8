import {
  acknowledge,
  type BodyOf,
  decline,
  getQuestions,
  saveAnswers,
  sendFreshLink,
  stopReminders,
} from '@fourfold/contract/calls';
import { call } from '../../lib/api.ts';
import type { PersonalLink } from '../../lib/personal-link.ts';

export type LinkCalls = ReturnType<typeof linkCalls>;

/** What the holder of a personal link can do. */
export function linkCalls({ responseId, expires, signature }: PersonalLink) {
  const at = { params: { responseId }, query: { signature, expires } };
  return {
    /** Without answers it opens and changes nothing. */
    save: (body: BodyOf<typeof saveAnswers>, signal?: AbortSignal) =>
      call(saveAnswers, { ...at, body }, signal ? { signal } : {}),
    questions: (from: number, count: number, signal?: AbortSignal) =>
      call(getQuestions, { ...at, query: { ...at.query, from, count } }, signal ? { signal } : {}),
    acknowledge: (version: string) => call(acknowledge, { ...at, body: { version } }),
    decline: () => call(decline, at),
    stopReminders: () => call(stopReminders, at),
    freshLink: () => call(sendFreshLink, at),
  };
}

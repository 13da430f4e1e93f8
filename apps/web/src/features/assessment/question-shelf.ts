import type { Question } from '@fourfold/contract';
import { keepTrying } from './keep-trying.ts';
import type { LinkCalls } from './link-calls.ts';

const batch = 20;
/** Some of what is fetched lies before what is asked for, so that Back finds its page too. */
const before = 8;

interface Parts {
  fetch: LinkCalls['questions'];
  arrived: () => void;
  refused: (error: unknown) => void;
}

/** The questions in hand, by their number: the next pages lie here before Next is pressed. */
export function createShelf({ fetch, arrived, refused }: Parts) {
  const questions = new Map<number, Question>();
  let fetching = false;

  function put(given: readonly Question[]): void {
    for (const question of given)
      if (!questions.has(question.number)) questions.set(question.number, question);
  }

  async function load(from: number): Promise<void> {
    if (fetching) return;
    fetching = true;
    try {
      const ask = (signal: AbortSignal) => fetch(from - 1, batch, signal);
      const { questions } = await keepTrying(ask, () => undefined);
      put(questions);
    } catch (error) {
      refused(error);
    } finally {
      fetching = false;
      arrived();
    }
  }

  return {
    put,
    /** What another device has answered. */
    correct(id: number, answerKey: string): void {
      const question = this.byId(id);
      if (question) questions.set(question.number, { ...question, answer_key: answerKey });
    },
    byId: (id: number) => [...questions.values()].find((question) => question.id === id),
    /** The page that starts at a number, or null until all of it is here. */
    page(at: number, size: number, total: number): Question[] | null {
      const numbers = Array.from({ length: Math.min(size, total - at + 1) }, (_, i) => at + i);
      const found = numbers.flatMap((number) => questions.get(number) ?? []);
      return found.length === numbers.length ? found : null;
    },
    /** Fetches what this page lacks, or the pages after it. */
    supply(at: number, size: number, total: number): void {
      if (this.page(at, size, total) === null) void load(Math.max(1, at - before));
      else if (at + size <= total && this.page(at + size, size * 2, total) === null) void load(at + size);
    },
  };
}

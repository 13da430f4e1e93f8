import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { DemoChoices, DemoQuestion } from './demo-data.ts';
import { readChoices, writeChoices } from './kept-choices.ts';

/** For where there is no storage. */
let left: DemoChoices = {};

/**
 * The question that a visitor is at stands in the address, so that Back and Forward lead from one to the next, and as
 * the last to the result. The answers stay in the tab, through other pages and a reload.
 */
export function useDemo(questions: readonly DemoQuestion[]) {
  const [query, setQuery] = useSearchParams();
  const [early] = useState(() => chosenBefore(questions));
  const [chosen, setChosen] = useState<DemoChoices>(() => ({ ...left, ...readChoices(questions), ...early }));
  const isAlive = useHydrated();
  const open = questions.findIndex(({ id }) => chosen[id] === undefined);
  const wanted = placeIn(query, questions.length);
  const at = isAlive ? Math.min(wanted, open === -1 ? questions.length : open) : 0;

  // An answer that was sent before the scripts had come.
  useEffect(() => {
    const [first] = questions;
    const key = first && query.get(`question-${first.id}`);
    if (!first?.options.some((option) => option.key === key)) return;
    setChosen((before) => ({ ...before, [first.id]: String(key) }));
    setQuery(queryOf(1, questions.length), { replace: true });
  }, [questions, query, setQuery]);

  useEffect(() => {
    left = chosen;
    writeChoices(chosen);
  }, [chosen]);

  useEffect(() => {
    if (isAlive && wanted !== at) setQuery(queryOf(at, questions.length), { replace: true });
  }, [isAlive, wanted, at, questions, setQuery]);

  return {
    /** The number of questions when all are answered. */
    at,
    // The prerendered page knows of no answers but those that were given on it.
    chosen: isAlive ? chosen : early,
    choose: (id: number, key: string) => setChosen({ ...chosen, [id]: key }),
    goTo: (place: number) => setQuery(queryOf(place, questions.length)),
  };
}

function placeIn(query: URLSearchParams, count: number): number {
  if (query.has('result')) return count;
  const places = Array.from({ length: count }, (_, place) => String(place + 1));
  return Math.max(0, places.indexOf(query.get('question') ?? ''));
}

function queryOf(place: number, count: number): Record<string, string> {
  if (place === count) return { result: 'shown' };
  return place === 0 ? {} : { question: String(place + 1) };
}

/** What a visitor chose on the prerendered page before its scripts had come. */
function chosenBefore(questions: readonly DemoQuestion[]): DemoChoices {
  if (typeof document === 'undefined') return {};
  const entries = questions.flatMap(({ id }) => {
    const input = document.querySelector<HTMLInputElement>(`input[name="question-${id}"]:checked`);
    return input === null ? [] : [[id, input.value] as const];
  });
  return Object.fromEntries(entries);
}

import { useEffect, useRef } from 'react';
import type { RespondentScreen } from './respondent-screen.ts';
import type { RespondentStore } from './respondent-store.ts';

/** What an entry of the browser's history holds of ours: the page's first question, and that of the entry before. */
interface Entry {
  readonly at: number;
  readonly before: number | null;
}

const entryNow = (): Entry | null => {
  const { at, before = null } = history.state ?? {};
  return typeof at === 'number' ? { at, before } : null;
};

/** Behind the last question. */
const detailsAt = (total: number) => total + 1;

/**
 * The browser's Back and Forward turn pages as the buttons do: a phone's Back would lead out of the questionnaire. Gives
 * what the button Back does.
 */
export function usePageEntries(screen: RespondentScreen, store: RespondentStore): () => void {
  const at = placeIn(screen);
  const isFirst = useRef(true);
  useEffect(() => {
    if (at === null) return;
    const entry = entryNow();
    const isNew = !isFirst.current;
    isFirst.current = false;
    if (entry?.at === at) return;
    if (isNew) history.pushState({ ...history.state, at, before: entry?.at ?? null }, '');
    else history.replaceState({ ...history.state, at, before: null }, '');
  }, [at]);
  useEffect(() => {
    const turn = () => {
      const entry = entryNow();
      if (entry !== null) store.turnTo(entry.at);
    };
    window.addEventListener('popstate', turn);
    return () => window.removeEventListener('popstate', turn);
  }, [store]);

  return () => {
    const entry = at === null ? null : entryNow();
    if (entry !== null && entry.before === store.pageBefore()) history.back();
    else store.back();
  };
}

function placeIn(screen: RespondentScreen): number | null {
  if (screen.step === 'answering') return screen.at;
  return screen.step === 'confirming' ? detailsAt(screen.total) : null;
}

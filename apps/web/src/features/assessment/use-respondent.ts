import { useEffect, useState, useSyncExternalStore } from 'react';
import { isPast, type PersonalLink } from '../../lib/personal-link.ts';
import { keptAnswers } from './kept-answers.ts';
import { linkCalls } from './link-calls.ts';
import type { RespondentScreen } from './respondent-screen.ts';
import { createRespondent, type RespondentStore } from './respondent-store.ts';

/** Two questions fit a phone, four a desktop. */
const roomy = () => window.matchMedia('(min-width: 768px) and (min-height: 600px)');
const sizeNow = () => (roomy().matches ? 4 : 2);

/** The way of the person who holds this link, and what they can do next. */
export function useRespondent(link: PersonalLink): [RespondentScreen, RespondentStore] {
  const [store] = useState(() =>
    createRespondent({
      calls: linkCalls(link),
      kept: keptAnswers(link.responseId),
      now: () => performance.now(),
      today: () => new Date(),
      isPast: () => isPast(link),
      size: sizeNow(),
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.read);

  useEffect(() => void store.open(), [store]);
  useEffect(() => {
    const query = roomy();
    const resize = () => store.resize(sizeNow());
    const look = () => store.visible(document.visibilityState === 'visible');
    query.addEventListener('change', resize);
    document.addEventListener('visibilitychange', look);
    return () => {
      query.removeEventListener('change', resize);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store]);
  return [state, store];
}

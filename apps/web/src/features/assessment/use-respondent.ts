import type { OpenedLink } from '@fourfold/contract/words';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isPast, type PersonalLink } from '../../lib/personal-link.ts';
import { takeEarly } from './early/take-early.ts';
import { keptAnswers } from './kept-answers.ts';
import { keptPlace } from './kept-place.ts';
import { linkCalls } from './link-calls.ts';
import { isKeptPage, pageKeeper } from './offline/page-keeper.ts';
import type { RespondentScreen } from './respondent-screen.ts';
import { createRespondent, type RespondentStore } from './respondent-store.ts';

/** Two questions fit a phone, four a desktop. The variant `cramped` hides what is one too many. */
const roomy = () => window.matchMedia('(min-width: 768px) and (min-height: 600px)');
const most = 4;
const sizeNow = () => (roomy().matches ? most : 2);

/** Milliseconds in which the page has the connection to itself. */
const settling = 1500;

/** Once someone can read and answer, and the browser has nothing better to do. */
function whenIdle(act: () => void): () => void {
  const wait = globalThis.requestIdleCallback ?? setTimeout;
  const timer = setTimeout(() => wait(act), settling);
  return () => clearTimeout(timer);
}

/** The way of the person who holds this link, and what they can do next. */
export function useRespondent(
  link: PersonalLink,
  opened: OpenedLink | null,
): [RespondentScreen, RespondentStore] {
  const [store] = useState(() =>
    createRespondent({
      calls: linkCalls(link),
      kept: keptAnswers(link.responseId, { ...link, isPerson: opened !== null }),
      place: opened === null ? null : keptPlace(link.responseId, link.signature),
      page: pageKeeper(link),
      isOld: isKeptPage,
      now: () => performance.now(),
      today: () => new Date(),
      isPast: () => isPast(link.expires),
      // How large the screen is, only the browser knows; the page looks the same until it has said so.
      size: most,
      opened,
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);

  // Before anything else can be pressed: from here on React hears it.
  useLayoutEffect(() => {
    store.resize(sizeNow());
    const early = takeEarly();
    void store.start(early.shownAt);
    for (const { questionId, key, at } of early.chosen) store.choose(questionId, key, at);
    early.press();
    return whenIdle(() => void store.prepare());
  }, [store]);
  useEffect(() => {
    const query = roomy();
    const resize = () => store.resize(sizeNow());
    const look = () => store.visible(document.visibilityState === 'visible');
    query.addEventListener('change', resize);
    document.addEventListener('visibilitychange', look);
    // A window beside another one is in sight all the time.
    window.addEventListener('focus', store.look);
    window.addEventListener('online', store.look);
    return () => {
      query.removeEventListener('change', resize);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', store.look);
      window.removeEventListener('online', store.look);
    };
  }, [store]);
  return [state, store];
}

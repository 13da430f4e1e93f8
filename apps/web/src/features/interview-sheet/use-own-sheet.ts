import { getInterviewSheet, saveInterviewSheet } from '@fourfold/contract/calls';
import type { InterviewSheet } from '@fourfold/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import { call, messageOf, willPass } from '../../lib/api.ts';
import type { PersonalLink } from '../../lib/personal-link.ts';
import {
  type Changes,
  changed,
  type Heard,
  type Ratings,
  storedRatings,
  toBody,
  withChanges,
  withoutSent,
} from './own-ratings.ts';

export type Saving =
  | { state: 'saved' }
  | { state: 'saving' }
  /** It will be tried again. */
  | { state: 'waiting' }
  | { state: 'failed'; message: string };

const pause = 800;
const pauseAfterFailure = 5000;

interface Own {
  /** What the server is known to have. */
  readonly stored: Ratings;
  readonly unsaved: Changes;
}

/**
 * What one interviewer writes: saved a moment after each change, and tried again until it is. What they store in another
 * window is taken over when they come back to this one.
 */
export function useOwnSheet({ responseId, expires, signature }: PersonalLink, sheet: InterviewSheet) {
  const [{ stored, unsaved }, setOwn] = useState<Own>(() => ({
    stored: storedRatings(sheet.ratings),
    unsaved: {},
  }));
  const [handedIn, setHandedIn] = useState(sheet.handed_in_at);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  /** One after the other, so that no call overtakes one that was made before. */
  const queue = useRef(Promise.resolve());
  const link = { params: { responseId }, query: { signature, expires } };

  function inTurn(act: () => Promise<void>): Promise<void> {
    queue.current = queue.current.then(act);
    return queue.current;
  }

  const save = (sent: Changes, handIn: boolean) =>
    inTurn(async () => {
      setSaving({ state: 'saving' });
      try {
        const body = { ratings: toBody(sent), hand_in: handIn };
        const answer = await call(saveInterviewSheet, { ...link, body });
        setOwn((own) => ({
          stored: withChanges(own.stored, sent),
          unsaved: withoutSent(own.unsaved, sent),
        }));
        setHandedIn(answer.handed_in_at);
        setSaving({ state: 'saved' });
      } catch (error) {
        setSaving(willPass(error) ? { state: 'waiting' } : { state: 'failed', message: messageOf(error) });
      }
    });

  const look = () =>
    inTurn(async () => {
      // What is wrong with the link or the connection, the next save says.
      const now = await call(getInterviewSheet, link).catch(() => null);
      if (now === null) return;
      setOwn((own) => ({ ...own, stored: storedRatings(now.ratings, own.stored) }));
      setHandedIn(now.handed_in_at);
    });

  const isWaiting = saving.state === 'waiting';
  const isUnsaved = Object.keys(unsaved).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each change, and again while it waits
  useEffect(() => {
    if (!isUnsaved) return;
    const timer = setTimeout(() => void save(unsaved, false), isWaiting ? pauseAfterFailure : pause);
    return () => clearTimeout(timer);
  }, [unsaved, isWaiting]);
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is the same for as long as its sheet is open
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', seen);
    // A window beside another one is in sight all the time.
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, []);

  return {
    ratings: withChanges(stored, unsaved),
    handedIn,
    saving: isUnsaved && saving.state === 'saved' ? ({ state: 'saving' } as const) : saving,
    change: (id: number, heard: Partial<Heard>) =>
      setOwn((own) => ({ ...own, unsaved: changed(own.unsaved, id, heard) })),
    handIn: () => save(unsaved, true),
  };
}

export type OwnSheet = ReturnType<typeof useOwnSheet>;

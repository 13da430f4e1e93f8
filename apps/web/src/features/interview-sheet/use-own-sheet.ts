import { saveInterviewSheet } from '@fourfold/contract/calls';
import type { InterviewRating, InterviewSheet } from '@fourfold/contract/schemas';
import { useEffect, useRef, useState } from 'react';
import { call, messageOf, willPass } from '../../lib/api.ts';
import type { PersonalLink } from '../../lib/personal-link.ts';

export type Heard = Pick<InterviewRating, 'score' | 'notes'>;
type Ratings = Readonly<Record<number, Heard>>;

export type Saving =
  | { state: 'saved' }
  | { state: 'saving' }
  /** It will be tried again. */
  | { state: 'waiting' }
  | { state: 'failed'; message: string };

const pause = 800;
const pauseAfterFailure = 5000;
export const nothing: Heard = { score: null, notes: '' };

/** What one interviewer writes: saved a moment after each change, and tried again until it is. */
export function useOwnSheet({ responseId, expires, signature }: PersonalLink, sheet: InterviewSheet) {
  const [ratings, setRatings] = useState<Ratings>(() =>
    Object.fromEntries(sheet.ratings.map(({ question_id, score, notes }) => [question_id, { score, notes }])),
  );
  const [handedIn, setHandedIn] = useState(sheet.handed_in_at);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const saved = useRef(ratings);
  /** One after the other, so that an older save never overtakes a newer one. */
  const queue = useRef(Promise.resolve());

  function save(sent: Ratings, handIn: boolean): Promise<void> {
    queue.current = queue.current.then(async () => {
      setSaving({ state: 'saving' });
      try {
        const answer = await call(saveInterviewSheet, {
          params: { responseId },
          query: { signature, expires },
          body: { ratings: toBody(sent), hand_in: handIn },
        });
        saved.current = sent;
        setHandedIn(answer.handed_in_at);
        setSaving({ state: 'saved' });
      } catch (error) {
        setSaving(willPass(error) ? { state: 'waiting' } : { state: 'failed', message: messageOf(error) });
      }
    });
    return queue.current;
  }

  const isWaiting = saving.state === 'waiting';
  const isUnsaved = ratings !== saved.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each change, and again while it waits
  useEffect(() => {
    if (ratings === saved.current) return;
    const timer = setTimeout(() => void save(ratings, false), isWaiting ? pauseAfterFailure : pause);
    return () => clearTimeout(timer);
  }, [ratings, isWaiting]);
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  return {
    ratings,
    handedIn,
    saving: isUnsaved && saving.state === 'saved' ? ({ state: 'saving' } as const) : saving,
    change: (id: number, heard: Partial<Heard>) =>
      setRatings((before) => ({ ...before, [id]: { ...nothing, ...before[id], ...heard } })),
    handIn: () => save(ratings, true),
  };
}

export type OwnSheet = ReturnType<typeof useOwnSheet>;

const toBody = (ratings: Ratings) =>
  Object.entries(ratings).map(([id, { score, notes }]) => ({
    question_id: Number(id),
    score,
    notes: notes.trim() === '' ? null : notes,
  }));

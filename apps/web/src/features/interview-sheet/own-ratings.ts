import type { BodyOf, saveInterviewSheet } from '@fourfold/contract/calls';
import type { InterviewRating } from '@fourfold/contract/schemas';

export type Heard = Pick<InterviewRating, 'score' | 'notes'>;
export type Ratings = Readonly<Record<number, Heard>>;

/** What was changed, and nothing beside it: the same sheet may be open in another window. */
export type Changes = Readonly<Record<number, Partial<Heard>>>;

export const nothing: Heard = { score: null, notes: '' };

/** What is stored; what was typed stays as it is where only its outer spaces were not kept. */
export const storedRatings = (stored: readonly InterviewRating[], shown: Ratings = {}): Ratings =>
  Object.fromEntries(
    stored.map(({ question_id, score, notes }) => {
      const typed = shown[question_id]?.notes ?? notes;
      return [question_id, { score, notes: typed.trim() === notes ? typed : notes }];
    }),
  );

export const changed = (changes: Changes, id: number, heard: Partial<Heard>): Changes => ({
  ...changes,
  [id]: { ...changes[id], ...heard },
});

export const withChanges = (ratings: Ratings, changes: Changes): Ratings => ({
  ...ratings,
  ...Object.fromEntries(
    Object.entries(changes).map(([id, heard]) => [id, { ...nothing, ...ratings[Number(id)], ...heard }]),
  ),
});

/** What is still to be saved once `sent` was: also a field that was changed again meanwhile. */
export const withoutSent = (changes: Changes, sent: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([id, heard]) => {
      const before: Partial<Record<string, unknown>> = sent[Number(id)] ?? {};
      const left = Object.entries(heard).filter(([field, value]) => before[field] !== value);
      return left.length === 0 ? [] : [[id, Object.fromEntries(left)]];
    }),
  );

export const toBody = (changes: Changes): BodyOf<typeof saveInterviewSheet>['ratings'] =>
  Object.entries(changes).map(([id, { notes, ...score }]) => ({
    question_id: Number(id),
    ...score,
    ...(notes !== undefined && { notes: notes.trim() === '' ? null : notes }),
  }));

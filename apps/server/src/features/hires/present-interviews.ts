import { INTERVIEW_QUESTIONS } from '@fourfold/content';
import type { InterviewRating, Interviews } from '@fourfold/contract/schemas';
import { agreementWithin } from '@fourfold/contract/words';
import { say } from '@fourfold/words';
import { list } from '../culture/4-explain/sentences.ts';
import type { StoredSheet } from './interview-sheets.repository.ts';

type Question = Interviews['questions'][number];

/** What the interviewers heard, question by question. Of a sheet that is not handed in only that it is not. */
export function presentInterviews(sheets: readonly StoredSheet[]): Interviews | null {
  if (sheets.length === 0) return null;
  const handedIn = sheets.filter(({ handed_in_at }) => handed_in_at !== null);
  const asked = [...new Set(sheets.flatMap(({ questions }) => questions))];
  const questions = asked.flatMap((id) => presentQuestion(id, handedIn));
  return {
    sentence: agreementSentence(sheets.length, handedIn.length, questions),
    sheets: sheets.map(({ id, interviewer, expires_at, opened, handed_in_at, saved_at }) => ({
      id,
      interviewer,
      expires_at: expires_at.toISOString(),
      opened,
      handed_in_at: handed_in_at?.toISOString() ?? null,
      changed_at:
        handed_in_at !== null && saved_at !== null && saved_at > handed_in_at ? saved_at.toISOString() : null,
    })),
    questions,
  };
}

function presentQuestion(id: number, sheets: readonly StoredSheet[]): Question[] {
  const question = INTERVIEW_QUESTIONS.find((one) => one.id === id);
  const ratings = sheets.flatMap(({ interviewer, ratings: all }) =>
    all
      .filter(({ question_id, score, notes }) => question_id === id && (score !== null || notes !== ''))
      .map(({ score, notes }) => ({ interviewer, score: score as InterviewRating['score'], notes })),
  );
  if (question === undefined || ratings.length === 0) return [];
  const scores = ratings.flatMap(({ score }) => score ?? []);
  const agrees = scores.length < 2 ? null : Math.max(...scores) - Math.min(...scores) <= agreementWithin;
  const scale = question.ratings.map(({ score, label }) => ({ score, label }));
  return [{ id, skill: question.skill, text: question.text, scale, agrees, ratings }];
}

/** How far those agree who have handed in; where they lie apart they are sent to talk, not averaged. */
export function agreementSentence(
  sheets: number,
  handedIn: number,
  questions: readonly Pick<Question, 'skill' | 'agrees'>[],
): string {
  if (handedIn === 0) return say('No interviewer has handed in a sheet yet.');
  const apart = questions.filter(({ agrees }) => agrees === false).map(({ skill }) => skill);
  const compared = questions.filter(({ agrees }) => agrees !== null).length;
  const came = say(
    '{handedIn} of {sheets, plural, one {# interviewer} other {# interviewers}} {handedIn, plural, one {has} other {have}} handed in a sheet.',
    {
      handedIn,
      sheets,
    },
  );
  if (compared === 0) return came;
  if (apart.length === 0) return `${came} ${say('Their scores agree to within one point.')}`;
  return `${came} ${say('Their scores are more than one point apart in {skills}, so talk about why.', { skills: list(apart) })}`;
}

import type { CandidateAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Finding } from '../../ui/finding.tsx';
import { Fold } from '../../ui/fold.tsx';
import { RatingScale } from '../../ui/rating-scale.tsx';
import { saysSomething } from './columns.ts';
import { ShareSheet } from './share-sheet.tsx';

/** Three questions on what the answers show and leave open, and a sheet of them for the interviewer. */
export function InterviewQuestions({ answer }: { answer: CandidateAnswer }) {
  const { candidate, questions, quality } = answer;
  const chosen = saysSomething(quality)
    ? t`Taken from the question library. They cover what the vacancy asks for, and where ${candidate.first_name} clearly differs from the team or is out of balance.`
    : t`Taken from the question library.`;
  return (
    <Finding
      sentence={t`Three questions for the interview with ${candidate.first_name}`}
      sure={`${chosen} ${t`The interview sheet has the questions and rating scales, but no scores.`}`}
      closer={<ShareSheet responseId={candidate.response_id} />}
    >
      <ol className="grid max-w-narrow gap-5">
        {questions.map((question) => (
          <li key={question.id} className="border-t pt-4">
            <p className="text-note font-semibold text-ink-soft">
              {question.category}: {question.skill}
            </p>
            <p className="mt-1 font-serif text-body">{question.text}</p>
            <p className="mt-1 text-ui text-ink-soft">{question.why}</p>
            <Fold label={t`Follow-ups and scale`}>
              <ul className="mt-2 mb-3 list-disc pl-5 text-ui">
                <li>{question.performance_follow_up}</li>
                <li>{question.attitude_follow_up}</li>
              </ul>
              <RatingScale ratings={question.ratings} />
            </Fold>
          </li>
        ))}
      </ol>
    </Finding>
  );
}

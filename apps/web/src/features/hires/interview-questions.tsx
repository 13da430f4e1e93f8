import type { CandidateAnswer } from '@fourfold/contract/schemas';
import { mostAskedFor } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Finding } from '../../ui/finding.tsx';
import { Fold } from '../../ui/fold.tsx';
import { RatingScale } from '../../ui/rating-scale.tsx';
import { saysSomething } from './columns.ts';
import { ShareSheet, ToShareSheet } from './share-sheet.tsx';

/** Questions on what the vacancy names and what the answers show and leave open, and a sheet of them for the interviewer. */
export function InterviewQuestions({ answer }: { answer: CandidateAnswer }) {
  const { candidate, questions, quality } = answer;
  const name = candidate.first_name;
  const chosen = [
    t`Taken from the question library.`,
    t`There are ${mostAskedFor} at most, as many as an hour allows.`,
    ...(candidate.vacancy === null
      ? []
      : [t`What the vacancy asks for comes first, whether or not the answers are clear about it.`]),
    ...(saysSomething(quality)
      ? [
          candidate.vacancy === null
            ? t`Clear findings come first.`
            : t`Clear findings come next, if there is room.`,
          t`Each question says whether it is about a clear difference, something out of balance, or something unclear.`,
        ]
      : []),
    t`The interview sheet has the questions and rating scales, but no scores.`,
  ];
  return (
    <Finding
      sentence={plural(questions.length, {
        one: `# question for the interview with ${name}`,
        other: `# questions for the interview with ${name}`,
      })}
      sure={<ToShareSheet />}
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
      <Fold label={t`How we chose the questions`} className="mt-4">
        <p className="mt-1 max-w-narrow text-ui text-ink-soft">{chosen.join(' ')}</p>
      </Fold>
    </Finding>
  );
}

import { CANDIDATE_INSTRUCTION, type InterviewQuestion, interviewKitText } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { CopyButton } from '../../ui/copy-button.tsx';
import { RatingScale } from '../../ui/rating-scale.tsx';

/** Everything an interviewer needs for one question: what to say, what to ask, how to score it. */
export function QuestionParts({ question }: { question: InterviewQuestion }) {
  return (
    <div className="grid gap-6">
      <p className="rounded bg-sunk px-4 py-3 text-ui">{CANDIDATE_INSTRUCTION}</p>
      <Part title={t`Part 1: the behavioural question`}>{question.text}</Part>
      <Part title={t`Part 2: performance follow-up`}>{question.performanceFollowUp}</Part>
      <Part title={t`Part 3: understanding and motivation follow-up`}>{question.attitudeFollowUp}</Part>
      <div>
        <CopyButton text={interviewKitText([question])} label={t`Copy the question and follow-ups`} />
      </div>
      <RatingScale ratings={question.ratings} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="font-sans text-note font-medium text-ink-soft">{title}</h3>
      <p className="mt-1 font-serif text-body">{children}</p>
    </section>
  );
}

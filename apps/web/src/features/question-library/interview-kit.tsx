import {
  CANDIDATE_INSTRUCTION,
  type InterviewQuestion,
  KIT_RULES,
  READ_TO_CANDIDATE,
} from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RatingScale } from '../../ui/rating-scale.tsx';

/** The selected questions as a sheet of paper: only printing shows it. */
export function InterviewKit({ questions }: { questions: readonly InterviewQuestion[] }) {
  return (
    <section data-kit aria-label={t`Interview sheet`} className="hidden print:block">
      <h1 className="text-h2">
        <Trans>Interview sheet</Trans>
      </h1>
      <p className="mt-2 text-ui">
        <Trans>Candidate: ____________________ Interviewer: ____________________ Date: __________</Trans>
      </p>
      <p className="mt-4 text-ui font-medium">{READ_TO_CANDIDATE}</p>
      <p className="mt-1 text-ui">{CANDIDATE_INSTRUCTION}</p>
      <ul className="mt-4 list-disc pl-6 text-ui">
        {KIT_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {questions.map((question) => (
        <article key={question.id} className="mt-8 break-inside-avoid">
          <h2 className="text-h4">
            {question.category}: {question.skill}
          </h2>
          <ol className="mt-2 list-decimal pl-6 text-ui">
            <li>{question.text}</li>
            <li>{question.performanceFollowUp}</li>
            <li>{question.attitudeFollowUp}</li>
          </ol>
          <RatingScale ratings={question.ratings} />
          <p className="mt-4 text-ui">
            <Trans>Score (1 to 5): ______ Notes:</Trans>
          </p>
          <div className="h-24 border-b" />
        </article>
      ))}
    </section>
  );
}

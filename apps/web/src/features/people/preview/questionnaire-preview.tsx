import type { AnswerOf, previewInvitation } from '@fourfold/contract/calls';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { QuestionField } from '../../../ui/question-field.tsx';
import { VisibilityStatements } from '../../../ui/visibility-statements.tsx';

type Envelope = AnswerOf<typeof previewInvitation>['envelope'];

/** What stands before the first question, and the first page of questions, to try. */
export function QuestionnairePreview({ envelope }: { envelope: Envelope }) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const { invitation, unanswered_questions: questions, number_of_questions: count } = envelope;
  return (
    <section aria-labelledby="preview-questionnaire">
      <h3 id="preview-questionnaire" className="text-h4">
        <Trans>The questionnaire</Trans>
      </h3>
      <p className="mt-1 text-ui text-ink-soft">
        <Trans>
          {count} questions, about {invitation?.minutes} minutes. Before the first one, people read and
          confirm this:
        </Trans>
      </p>
      {invitation && (
        <VisibilityStatements level="h4" statements={invitation.visibility.statements} className="mt-4" />
      )}
      <p className="mt-6 text-ui text-ink-soft">
        <Trans>Then come pages of questions such as these. Everyone gets them in a different order.</Trans>
      </p>
      <div className="mt-5 grid gap-10 font-serif">
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={chosen[question.id]}
            onChoose={(key) => setChosen({ ...chosen, [question.id]: key })}
          />
        ))}
      </div>
    </section>
  );
}

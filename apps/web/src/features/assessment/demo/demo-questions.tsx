import { messages, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { QuestionField } from '../../../ui/question-field.tsx';
import type { DemoChoices, DemoQuestion } from './demo-data.ts';

interface DemoQuestionsProps {
  questions: readonly DemoQuestion[];
  index: number;
  chosen: DemoChoices;
  onChoose: (id: number, key: string) => void;
  onNext: (index: number) => void;
  onFinish: () => Promise<void>;
}

/**
 * One question at a time; the last one finishes. Next that is pressed before the scripts have come loads the page again
 * with the answer in its address, from where it goes on.
 */
export function DemoQuestions({ questions, index, chosen, onChoose, onNext, onFinish }: DemoQuestionsProps) {
  /** The question that was to be left without an answer. */
  const [missing, setMissing] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAlive = useHydrated();
  const navigate = useNavigate();
  const question = questions[index];
  if (question === undefined) return null;
  const isLast = index === questions.length - 1;

  async function next(id: number): Promise<void> {
    if (isBusy) return;
    if (chosen[id] === undefined) {
      setMissing(id);
      document.querySelector<HTMLElement>(`input[name="question-${id}"]`)?.focus();
    } else if (isLast) {
      setIsBusy(true);
      await onFinish();
      setIsBusy(false);
    } else onNext(index + 1);
  }

  return (
    <form
      noValidate
      className="noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void next(question.id);
      }}
    >
      <Progress
        value={index}
        max={questions.length}
        label={t`Questions answered`}
        text={t`${index + 1} of ${questions.length}`}
      />
      <div className="mt-10 min-h-80">
        <QuestionField
          key={question.id}
          question={question}
          value={chosen[question.id]}
          error={missing === question.id ? unanswered(isLast) : null}
          onChoose={(key) => {
            setMissing(null);
            onChoose(question.id, key);
          }}
        />
      </div>
      <div className="mt-8 flex items-center justify-between gap-6">
        {!isAlive && (
          <p className="comes-late text-note">
            <Trans>
              This is taking longer than it should. Please{' '}
              <a href={pages.demoQuestionnaire.path} className="link">
                load the page again
              </a>
              .
            </Trans>
          </p>
        )}
        {index > 0 && (
          <Button size="large" variant="quiet" onClick={() => navigate(-1)}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={isBusy}
          className="ml-auto min-w-[144px]"
        >
          {isLast ? t`Finish` : t`Next`}
        </Button>
      </div>
    </form>
  );
}

const unanswered = (isLast: boolean) => (isLast ? messages.demoFinish() : messages.demoNext());

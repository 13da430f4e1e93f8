import { messages, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { QuestionField } from '../../../ui/question-field.tsx';
import type { DemoQuestion } from './demo-data.ts';

interface DemoQuestionsProps {
  questions: readonly DemoQuestion[];
  onFinish: (chosen: Readonly<Record<number, string>>) => Promise<void>;
}

/**
 * One question at a time; the last one finishes. Next that is pressed before the scripts have come loads the page again
 * with the answer in its address, from where it goes on.
 */
export function DemoQuestions({ questions, onFinish }: DemoQuestionsProps) {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState(() => chosenBefore(questions));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAlive = useHydrated();
  useEffect(() => {
    const [first] = questions;
    const key = first && new URLSearchParams(location.search).get(`question-${first.id}`);
    if (!first?.options.some((option) => option.key === key)) return;
    setChosen((before) => ({ ...before, [first.id]: String(key) }));
    setIndex(1);
  }, [questions]);
  const question = questions[index];
  if (question === undefined) return null;
  const isLast = index === questions.length - 1;

  async function next(id: number): Promise<void> {
    if (isBusy) return;
    if (chosen[id] === undefined) {
      setError(isLast ? messages.demoFinish() : messages.demoNext());
      document.querySelector<HTMLElement>(`input[name="question-${id}"]`)?.focus();
    } else if (isLast) {
      setIsBusy(true);
      await onFinish(chosen);
      setIsBusy(false);
    } else setIndex(index + 1);
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
          error={error}
          onChoose={(key) => {
            setError(null);
            setChosen({ ...chosen, [question.id]: key });
          }}
        />
      </div>
      <div className="mt-8 flex items-center justify-between gap-6">
        {!isAlive && (
          <p className="comes-late text-note">
            <Trans>
              This takes longer than it should. Please{' '}
              <a href={pages.demoQuestionnaire.path} className="link">
                load the page again
              </a>
              .
            </Trans>
          </p>
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

/** What a visitor chose on the prerendered page before its scripts had come. */
function chosenBefore(questions: readonly DemoQuestion[]): Readonly<Record<number, string>> {
  if (typeof document === 'undefined') return {};
  const entries = questions.flatMap(({ id }) => {
    const input = document.querySelector<HTMLInputElement>(`input[name="question-${id}"]:checked`);
    return input === null ? [] : [[id, input.value] as const];
  });
  return Object.fromEntries(entries);
}

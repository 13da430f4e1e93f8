import type { Question } from '@fourfold/contract/schemas';
import { lineOf } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { RadioCards } from './radio-cards.tsx';
import { RadioLine } from './radio-line.tsx';

interface QuestionFieldProps {
  question: Question;
  value: string | undefined;
  /** What is said where it has no answer and should have one. */
  error?: string | null;
  isErrorOver?: boolean;
  onChoose: (key: string) => void;
}

/** A construct as a line with its two ends, any other question as cards. */
export function QuestionField({ question, value, error, isErrorOver = false, onChoose }: QuestionFieldProps) {
  const line = lineOf(question);
  const shared = {
    legend: leadIn(question.text),
    name: `question-${question.id}`,
    value,
    onChange: onChoose,
    error: error ?? null,
    isErrorOver,
    className: 'scroll-mt-6',
  };
  if (line === null) {
    const choices = question.options.map(({ key, text }) => ({ value: key, label: text }));
    return <RadioCards {...shared} choices={choices} />;
  }
  const steps = question.options.map(({ key, text }) => ({ value: key, label: text }));
  return (
    <RadioLine
      {...shared}
      {...line}
      steps={steps}
      marks={[t`clearly`, t`more like`, t`more like`, t`clearly`]}
    />
  );
}

/** A question is the beginning of a sentence, and the options end it. */
export const leadIn = (text: string) => (/[.?!…:]$/.test(text) ? text : `${text} …`);

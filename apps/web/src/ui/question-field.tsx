import type { Question } from '@fourfold/contract/schemas';
import { lineOf } from '@fourfold/contract/words';
import { RadioCards } from './radio-cards.tsx';
import { RadioLine } from './radio-line.tsx';

interface QuestionFieldProps {
  question: Question;
  value: string | undefined;
  /** What is said where it has no answer and should have one. */
  error?: string | null;
  onChoose: (key: string) => void;
}

/** A construct as a line with its two ends, any other question as cards. */
export function QuestionField({ question, value, error, onChoose }: QuestionFieldProps) {
  const line = lineOf(question);
  const shared = {
    legend: leadIn(question.text),
    name: `question-${question.id}`,
    value,
    onChange: onChoose,
    error: error ?? null,
    className: 'scroll-mt-6',
  };
  if (line === null) {
    const choices = question.options.map(({ key, text }) => ({ value: key, label: text }));
    return <RadioCards {...shared} choices={choices} />;
  }
  const steps = question.options.map(({ key, text }) => ({ value: key, label: text }));
  return <RadioLine {...shared} {...line} steps={steps} />;
}

/** A question is the beginning of a sentence, and the options end it. */
export const leadIn = (text: string) => (/[.?!…:]$/.test(text) ? text : `${text} …`);

import { lineOf } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { leadIn } from '../../../ui/question-field.tsx';
import type { DemoQuestion } from './demo-data.ts';

/** The questions to be read where they can't be answered. */
export function DemoReading({ questions }: { questions: readonly DemoQuestion[] }) {
  return (
    <>
      <p className="text-body">
        <Trans>You need JavaScript to answer. You can read the questions here.</Trans>
      </p>
      <ol className="mt-8 grid gap-8">
        {questions.map((question) => (
          <li key={question.id}>
            <h2 className="text-h4">{leadIn(question.text)}</h2>
            <ul className="mt-2 list-disc pl-5 text-body">
              {endings(question).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The two ends of a line, or the options to choose from. */
function endings(question: DemoQuestion): readonly string[] {
  const line = lineOf(question);
  return line === null ? question.options.map(({ text }) => text) : [line.left, line.right];
}

import { demoQuestions } from '@fourfold/content';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DemoAbout } from './demo-about.tsx';
import { DemoQuestions } from './demo-questions.tsx';
import { DemoReading } from './demo-reading.tsx';

/** A handful of real questions for people who want to see how it feels. Nothing is kept. */
export function DemoQuestionnaire() {
  const [result, setResult] = useState<ReactNode>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function finish(chosen: Readonly<Record<number, string>>): Promise<void> {
    const answers = demoQuestions.flatMap(({ id, key }) => {
      const option = chosen[id];
      return option === undefined ? [] : [{ question_id: id, question_key: key, key: option }];
    });
    setProblem(null);
    try {
      const { DemoResult, scoreAnswers } = await import('./demo-ending.ts');
      setResult(<DemoResult scores={await scoreAnswers(answers)} />);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  if (result !== null) return result;
  return (
    <>
      <DemoQuestions questions={demoQuestions} onFinish={finish} />
      <noscript>
        <DemoReading questions={demoQuestions} />
      </noscript>
      {problem !== null && (
        <Notice kind="error" live className="mt-6">
          {problem}
        </Notice>
      )}
      <DemoAbout />
    </>
  );
}

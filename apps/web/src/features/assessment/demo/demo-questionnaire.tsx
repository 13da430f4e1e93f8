import { demoQuestions } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { DemoAbout } from './demo-about.tsx';
import { DemoQuestions } from './demo-questions.tsx';
import { DemoReading } from './demo-reading.tsx';
import { useDemo } from './use-demo.ts';

const count = demoQuestions.length;

/** Of the answers that a visitor gave last, for when they come back from another page. */
let resultBefore: ReactNode = null;

/** A handful of real questions for people who want to see how it feels. We store nothing. */
export function DemoQuestionnaire() {
  const { at, chosen, choose, goTo } = useDemo(demoQuestions);
  const [result, setResult] = useState<ReactNode>(resultBefore);
  const [problem, setProblem] = useState<string | null>(null);

  async function finish(): Promise<void> {
    const answers = demoQuestions.flatMap(({ id, key }) => {
      const option = chosen[id];
      return option === undefined ? [] : [{ question_id: id, question_key: key, key: option }];
    });
    setProblem(null);
    try {
      const { DemoResult, scoreAnswers } = await import('./demo-ending.ts');
      setResult(<DemoResult {...(await scoreAnswers(answers))} chosen={chosen} />);
      if (at < count) goTo(count);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  useEffect(() => {
    resultBefore = result;
  }, [result]);

  // The result was reloaded, or an answer changed since: it is read again.
  const isMissing = at === count && result === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is missing
  useEffect(() => {
    if (isMissing) void finish();
  }, [isMissing]);

  if (at === count && result !== null) return result;
  if (isMissing && problem === null) return <Spinner label={t`Reading your answers`} />;
  return (
    <>
      <DemoQuestions
        questions={demoQuestions}
        index={Math.min(at, count - 1)}
        chosen={chosen}
        onChoose={(id, key) => {
          setResult(null);
          choose(id, key);
        }}
        onNext={goTo}
        onFinish={finish}
      />
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

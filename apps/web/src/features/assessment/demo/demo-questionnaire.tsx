import { scoreDemo } from '@fourfold/contract';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Demo, DemoScores } from './demo-data.ts';
import { DemoQuestions } from './demo-questions.tsx';
import { DemoResult } from './demo-result.tsx';

interface DemoQuestionnaireProps {
  questionnaire: string;
  demo: Promise<Demo>;
}

/** A handful of real questions for whoever wants to see how it feels. Nothing is kept. */
export function DemoQuestionnaire({ questionnaire, demo }: DemoQuestionnaireProps) {
  const [scores, setScores] = useState<DemoScores | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function finish(
    chosen: Readonly<Record<number, string>>,
    questions: Demo['questions'],
  ): Promise<void> {
    const answers = questions.flatMap(({ id, key }) => {
      const option = chosen[id];
      return option === undefined ? [] : [{ question_id: id, question_key: key, key: option }];
    });
    setProblem(null);
    try {
      setScores((await call(scoreDemo, { params: { questionnaire }, body: { answers } })).scores);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  if (scores !== null) return <DemoResult scores={scores} />;
  return (
    <Loaded data={demo} label="Loading the questions">
      {({ questions }) => (
        <>
          <DemoQuestions questions={questions} onFinish={(chosen) => finish(chosen, questions)} />
          {problem !== null && (
            <Notice kind="error" live className="mt-6">
              {problem}
            </Notice>
          )}
        </>
      )}
    </Loaded>
  );
}

import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { RadioLine } from '../ui/radio-line.tsx';
import { Case, Specimen, type Theme } from './specimen.tsx';

const options = [
  { value: 'a', label: 'Find out who is affected first' },
  { value: 'b', label: 'Say what it will cost' },
  { value: 'c', label: 'Start over with what is left' },
  { value: 'd', label: 'Keep the others calm' },
];

const steps = [
  { value: 'a', label: 'Clearly: decisions are explained' },
  { value: 'b', label: 'Rather: decisions are explained' },
  { value: 'c', label: 'Rather: decisions are announced' },
  { value: 'd', label: 'Clearly: decisions are announced' },
];

export function Respondent() {
  return (
    <Specimen
      id="respondent"
      title="The respondent’s page"
      note="One column, the question in the serif, the options as large cards, nothing else but progress. None of it brings Base UI."
    >
      {(theme) => (
        <>
          <Case name="A page of the questionnaire">
            <Page theme={theme} />
          </Case>
          <Case name="RadioCards in a form, with an error">
            <RadioCards
              tone="field"
              legend="You are"
              name={`role-${theme}`}
              error="Please select an option."
              choices={[
                { value: 'HR', label: 'HR' },
                { value: 'Manager', label: 'Manager', hint: 'With people of your own.' },
                { value: 'Employee', label: 'Employee' },
              ]}
            />
          </Case>
        </>
      )}
    </Specimen>
  );
}

function Page({ theme }: { theme: Theme }) {
  const [answers, setAnswers] = useState<Record<string, string>>({ first: 'b' });
  const answered = 12 + Object.keys(answers).length;
  const answer = (key: string) => (value: string) => setAnswers({ ...answers, [key]: value });
  return (
    <div className="mx-auto grid max-w-[34rem] gap-12">
      <Progress
        value={answered}
        max={155}
        label="Questions answered"
        text={`${answered} of 155`}
        aside="about 14 minutes left"
      />
      <RadioCards
        legend="When a plan changes late, you tend to"
        name={`first-${theme}`}
        choices={options}
        value={answers.first}
        onChange={answer('first')}
      />
      <RadioLine
        legend="Where is it, where you work?"
        name={`second-${theme}`}
        left="Decisions are explained"
        right="Decisions are announced"
        steps={steps}
        value={answers.second}
        onChange={answer('second')}
        error={answers.second ? null : 'Please select an option that is closer to your tendency.'}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <Button size="large" variant="quiet">
          Back
        </Button>
        <Button size="large" variant="primary">
          Next
        </Button>
      </div>
    </div>
  );
}

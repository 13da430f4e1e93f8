import { CANDIDATE_INSTRUCTION, type InterviewQuestion } from '@fourfold/content';

/** Everything an interviewer needs for one question: what to say, what to ask, how to score it. */
export function QuestionParts({ question }: { question: InterviewQuestion }) {
  return (
    <div className="grid gap-6">
      <p className="rounded bg-sunk px-4 py-3 text-ui">{CANDIDATE_INSTRUCTION}</p>
      <Part title="Part 1: the behavioral question">{question.text}</Part>
      <Part title="Part 2: performance follow-up">{question.performanceFollowUp}</Part>
      <Part title="Part 3: understanding and motivation follow-up">{question.attitudeFollowUp}</Part>
      <RatingScale question={question} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="font-sans text-note font-semibold text-ink-soft">{title}</h3>
      <p className="mt-1 font-serif text-body">{children}</p>
    </section>
  );
}

export function RatingScale({ question }: { question: Pick<InterviewQuestion, 'ratings'> }) {
  if (question.ratings.length === 0) return <p>No rating scale defined.</p>;
  return (
    <table className="data-table">
      <caption className="sr-only">Rating scale</caption>
      <thead>
        <tr>
          <th scope="col">Score</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {question.ratings.map(({ score, label, description }) => (
          <tr key={score} className="align-top">
            <th scope="row" className="w-2/5 text-left font-medium">
              {score}. {label}
            </th>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

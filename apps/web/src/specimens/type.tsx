import { Specimen } from './specimen.tsx';

const headings = [
  ['text-hero', 'Where people stand'],
  ['text-h1', 'Every culture is a set of places between two ends'],
  ['text-h2', 'Delegation is what would pay off most here'],
  ['text-h3', 'When a plan changes late, you tend to'],
  ['text-h4', 'Is an honest answer safe?'],
] as const;

const screens = [
  ['text-body', 'Body. Surveys are not anonymous, and we say so before the first question.'],
  ['text-ui', 'Screens. Twelve of forty people have answered; 1,204 links in all.'],
  ['text-note', 'Notes, hints and tables’ heads. Between 55 and 69, from 31 people.'],
  ['text-tick', 'Ticks of a chart. 0 2 4 6 8 10'],
] as const;

export function Type() {
  return (
    <Specimen
      id="type"
      title="Type"
      note="Newsreader with its optical sizes for headings, questions and articles; Instrument Sans for screens and data, with tabular figures in every table. The cuts that a page is read in first are preloaded, each in a file of some 11 KB; the rest comes only where it is used."
    >
      {() => (
        <>
          <div className="grid gap-5">
            {headings.map(([size, sample]) => (
              <p
                key={size}
                className={`font-display text-balance ${size} ${size > 'text-h2' ? '' : 'tracking-tight'}`}
              >
                <span className="block font-sans text-note tracking-normal text-ink-soft">{size}</span>
                {sample}
              </p>
            ))}
          </div>
          <div>
            <p className="mb-2 text-note text-ink-soft">prose</p>
            <div className="prose">
              <p>
                A personal construct is a line between two poles, and a person is <em>a place on it</em>.
                George Kelly called this a way of <a href="#type">seeing</a>: we know a colleague as “careful”
                only against someone who is not. <strong>Nobody stands at an end all the time</strong>, and a
                team is how far apart its places are. Zoë, Łukasz and Çağla agree.
              </p>
              <h3>What to look for</h3>
              <ul>
                <li>Two people who mean different things by the same word.</li>
                <li>A rule that everyone knows and nobody wrote down.</li>
              </ul>
              <blockquote>
                <p>You measure a culture by what it costs to say no.</p>
              </blockquote>
            </div>
          </div>
          <dl className="grid gap-3">
            {screens.map(([size, sample]) => (
              <div key={size} className="grid gap-x-4 md:grid-cols-[5.5rem_minmax(0,1fr)] md:items-baseline">
                <dt className="text-note text-ink-soft">{size}</dt>
                <dd className={size}>{sample}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Specimen>
  );
}

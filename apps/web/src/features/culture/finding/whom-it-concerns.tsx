import type { Figure, ScoreEvidence } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { bandOf } from '../../../lib/band-of.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Score } from '../../../ui/score.tsx';
import { people, whole } from '../figure-words.ts';
import { sideOf, splitConcerned } from '../findings/concerned.ts';
import type { Finding } from '../findings/finding-path.ts';
import { certainOn } from '../findings/finding-words.ts';
import { OpenFold } from '../open-fold.tsx';
import { ConcernedPeople } from './concerned-people.tsx';
import { Section } from './section.tsx';

interface WhomItConcernsProps {
  entry: Finding | null;
  score: ScoreEvidence;
}

type Department = ScoreEvidence['departments'][number];
type Known = Department & { readonly figure: Figure };

/** In which departments it is out of balance and, for those who may see them, whose answers say so. */
export function WhomItConcerns({ entry, score }: WhomItConcernsProps) {
  const side = entry ? sideOf(entry) : (score.figure?.side ?? 'low');
  const known = score.departments.filter((one): one is Known => one.figure !== null);
  const hidden = score.departments.filter(({ figure }) => figure === null);
  if (score.departments.length === 0) return null;
  const { concerned, others } = splitConcerned(side, known);
  return (
    <Section id="whom" name={t`Who it concerns`}>
      <p>
        {concerned.length === 0 ? (
          <Trans>No single department stands out.</Trans>
        ) : (
          sayHowMany(concerned.length, known.length)
        )}{' '}
        {known.some(({ may_open }) => may_open) && t`Open a department to see its people.`}
      </p>
      <ul className="mt-2 border-t">
        {concerned.map((department) => (
          <Row key={department.id} department={department} side={side} entry={entry} score={score} />
        ))}
      </ul>
      {others.length > 0 && (
        <Fold
          label={plural(others.length, {
            one: 'Unclear in # department',
            other: 'Unclear in # departments',
          })}
        >
          <ul className="border-t">
            {others.map((department) => (
              <Row key={department.id} department={department} side={side} entry={entry} score={score} />
            ))}
          </ul>
        </Fold>
      )}
      {hidden.length > 0 && (
        <ul className="mt-2 text-note text-ink-soft">
          {hidden.map(({ id, name, withheld }) => (
            <li key={id}>
              {name}: {withheld?.text}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const sayHowMany = (count: number, all: number): string =>
  count === all
    ? plural(count, {
        one: 'One department.',
        other: 'All # departments, the clearest first.',
      })
    : t`${count} of ${all} departments, the clearest first.`;

interface RowProps {
  department: Known;
  side: Figure['side'];
  entry: Finding | null;
  score: ScoreEvidence;
}

function Row({ department, side, entry, score }: RowProps) {
  const { id, name, people: count, figure, may_open } = department;
  const row = (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="min-w-0">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-note text-ink-soft">
          {people(count)} · {certainOn(entry, side, figure)}
        </span>
      </span>
      <Score
        value={whole(figure.score)}
        interval={[whole(figure.low), whole(figure.high)]}
        middle={100}
        tone={bandOf(figure)}
      />
    </span>
  );
  return (
    <li className="border-b">
      {may_open ? (
        <OpenFold label={row} asRow printed={false}>
          <ConcernedPeople department={id} side={side} entry={entry} score={score} />
        </OpenFold>
      ) : (
        <div className="py-1.5">{row}</div>
      )}
    </li>
  );
}

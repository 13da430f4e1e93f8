import type { CultureAnswer, ScoreEvidence } from '@fourfold/contract/schemas';
import { certaintyWords } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { chance } from '../../../lib/chance.ts';
import { decimalOf } from '../../../lib/numbers.ts';
import { useCulture } from '../culture-context.ts';
import { Parts } from '../evidence/parts.tsx';
import { signed } from '../figure-words.ts';
import type { Finding } from '../findings/finding-path.ts';
import { OpenFold } from '../open-fold.tsx';
import { mayFall } from './risks.ts';
import { Section } from './section.tsx';

interface WhatItMovesProps {
  answer: CultureAnswer;
  entry: Finding | null;
  score: ScoreEvidence;
}

/** What is connected with it here, and how its impact and effort come about. */
export function WhatItMoves({ answer, entry, score }: WhatItMovesProps) {
  const ties = entry?.ties ?? tiesFrom(score);
  return (
    <Section id="moves" name={t`What it is connected with`}>
      {entry && 'effort' in entry && (
        <p>
          <Trans>
            Impact: {decimalOf(entry.impact, 1)} out of 10. Effort: {decimalOf(entry.effort, 1)} out of 10.
          </Trans>
        </p>
      )}
      {entry && !('effort' in entry) && (
        <p>
          <Trans>
            Impact: {decimalOf(entry.weight, 1)} out of 10. It depends on how low the score is and how much is
            connected with it.
          </Trans>
        </p>
      )}
      {ties.length > 0 && <Ties answer={answer} entry={entry} score={score} ties={ties} />}
      <p className="mt-2 text-note text-ink-soft">
        <Trans>A connection is not a cause. Try the change in one place first, then look again.</Trans>
      </p>
      {ties.length > 0 && (
        <OpenFold label={t`How to read connections`}>
          <p className="mt-1 max-w-narrow text-note text-ink-soft">
            {sayHowChosen(entry)}{' '}
            <Trans>
              A plus sign means that people with higher scores for one also tend to have higher scores for the
              other.
            </Trans>{' '}
            {ties.some(isUnclearAmongMany) &&
              t`Of thousands of possible connections, a few will look real by chance alone. So a connection is clear only if it stands out among them all.`}
          </p>
        </OpenFold>
      )}
      {entry && 'effort' in entry && (
        <OpenFold label={t`How impact and effort are worked out`}>
          <p className="mt-2 max-w-narrow text-note text-ink-soft">
            <Trans>
              How much each part counts is the authors’ judgement. Nobody has tested it against what companies
              have actually gained. Opportunities are ordered by impact minus half the effort.
            </Trans>
          </p>
          <div className="mt-2 grid gap-5 sm:grid-cols-2">
            <Parts
              name={t`Impact`}
              value={entry.impact}
              range={entry.impact_range}
              parts={entry.impact_parts}
            />
            <Parts
              name={t`Effort`}
              value={entry.effort}
              range={entry.effort_range}
              parts={entry.effort_parts}
            />
          </div>
        </OpenFold>
      )}
    </Section>
  );
}

type Ties = Finding['ties'];

const tiesFrom = ({ kind, links }: ScoreEvidence): Ties =>
  links.map(({ behaviour, perception, low, ...link }) => ({
    ...(kind === 'behaviour' ? perception : behaviour),
    ...link,
    low,
    // Here it is whether the answers say nothing yet, there whether the authors had thought of it.
    expected: low === null,
  }));

/** By what rule these are named, and not others of the thousands. */
const sayHowChosen = (entry: Finding | null): string =>
  entry !== null && 'direction' in entry
    ? t`These are chosen from the connections that the authors expected or that are clear here. Close connections with low-scoring perceptions come first.`
    : t`These are the closest of the connections that the authors expected or that are clear here.`;

/** How certain it is that there is a connection at all. */
function sayHowCertain({ low, high, stands_out, expected }: Ties[number]): string {
  if (expected || low === null || high === null)
    return t`the authors’ expectation: there are too few answers to tell yet`;
  const range = t`likely range ${signed(low, 2)} to ${signed(high, 2)}`;
  return stands_out ? t`clear, ${range}` : t`unclear, ${range}`;
}

/** By itself its range would say that there is a connection. */
const isUnclearAmongMany = ({ low, high, stands_out, expected }: Ties[number]): boolean =>
  !expected && !stands_out && low !== null && high !== null && (low > 0 || high < 0);

/** Where what is connected might go down with what is asked for, and whether it is low already. */
function watchOf(answer: CultureAnswer, entry: Finding | null, tie: Ties[number]): string | null {
  if (entry === null || !('direction' in entry)) return null;
  const { key, name, stands_out } = tie;
  const { measure } = entry;
  if (!mayFall(entry, tie)) return null;
  const watch =
    entry.direction === 'reduce'
      ? stands_out
        ? t`The two are connected, so ${name} may fall when ${measure} is reduced. Keep an eye on it.`
        : t`If the two are connected, ${name} may fall when ${measure} is reduced. Keep an eye on it.`
      : stands_out
        ? t`The two are connected, so ${name} may fall when ${measure} is improved. Keep an eye on it.`
        : t`If the two are connected, ${name} may fall when ${measure} is improved. Keep an eye on it.`;
  const barrier = answer.barriers?.listed.find((one) => one.key === key);
  if (barrier === undefined) return watch;
  return `${t`It is already one of the five barriers (${certaintyWords[barrier.label]()}, ${chance(barrier.probability)}).`} ${watch}`;
}

const Watch = ({ said }: { said: string | null }) =>
  said === null ? null : <p className="text-ui">{said}</p>;

interface TiesProps extends WhatItMovesProps {
  ties: Ties;
}

function Ties({ answer, entry, score: { key: own, kind }, ties }: TiesProps) {
  const { ask } = useCulture();
  return (
    <>
      <p className="mt-2">
        {kind === 'behaviour'
          ? t`Perceptions that may be connected with it:`
          : t`Behaviours that may be connected with it:`}
      </p>
      <ul className="mt-1">
        {ties.map(({ key, name, ...tie }) => (
          <li key={key}>
            <button
              type="button"
              className="link text-link pointer-coarse:py-2"
              onClick={() =>
                ask({
                  about: 'link',
                  behaviour: kind === 'behaviour' ? own : key,
                  perception: kind === 'behaviour' ? key : own,
                })
              }
            >
              {name}
            </button>{' '}
            <span className="text-note text-ink-soft tabular-nums">
              {signed(tie.correlation, 2)} ({sayHowCertain({ key, name, ...tie })})
            </span>
            <Watch said={watchOf(answer, entry, { key, name, ...tie })} />
          </li>
        ))}
      </ul>
    </>
  );
}

import type { ScoreEvidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalOf } from '../../../lib/numbers.ts';
import { useCulture } from '../culture-context.ts';
import { Parts } from '../evidence/parts.tsx';
import { signed } from '../figure-words.ts';
import type { Finding } from '../findings/finding-path.ts';
import { OpenFold } from '../open-fold.tsx';
import { Section } from './section.tsx';

interface WhatItMovesProps {
  entry: Finding | null;
  score: ScoreEvidence;
}

/** What is connected with it here, and how its impact and effort come about. */
export function WhatItMoves({ entry, score }: WhatItMovesProps) {
  const ties = entry?.ties ?? tiesFrom(score);
  return (
    <Section id="moves" name={t`What it is connected with`}>
      {entry && 'effort' in entry && (
        <p>
          <Trans>
            Impact {decimalOf(entry.impact, 1)} of 10, effort {decimalOf(entry.effort, 1)} of 10.
          </Trans>
        </p>
      )}
      {entry && !('effort' in entry) && (
        <p>
          <Trans>
            Weight {decimalOf(entry.weight, 1)} of 10: how low it is, and how much is connected with it.
          </Trans>
        </p>
      )}
      {ties.length > 0 && <Ties entry={entry} score={score} ties={ties} />}
      <p className="mt-2 text-note text-ink-soft">
        <Trans>A connection is not a cause. Change it in one place first, and look again.</Trans>
      </p>
      {entry && 'effort' in entry && (
        <OpenFold label={t`How impact and effort come about`}>
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
  links.map(({ behaviour, perception, correlation, expected }) => ({
    ...(kind === 'behaviour' ? perception : behaviour),
    correlation,
    expected,
  }));

/** Where what is connected would go down with what is asked for. */
function watchOf(entry: Finding | null, correlation: number): string | null {
  if (entry === null || !('direction' in entry)) return null;
  if (entry.direction === 'reduce') return correlation > 0 ? t`Watch this as you reduce it.` : null;
  return correlation < 0 ? t`Watch this as you improve it.` : null;
}

interface TiesProps extends WhatItMovesProps {
  ties: Ties;
}

function Ties({ entry, score: { key: own, kind }, ties }: TiesProps) {
  const { ask } = useCulture();
  return (
    <>
      <p className="mt-2">
        {kind === 'behaviour'
          ? t`Connected here, in how people see their work:`
          : t`Connected here, in what people do:`}
      </p>
      <ul className="mt-1">
        {ties.map(({ key, name, correlation, expected }) => (
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
              {signed(correlation, 2)}
              {expected && t`, as the authors expect`}. {watchOf(entry, correlation)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-note text-ink-soft">
        <Trans>A plus: people who show more of one also tend to report more of the other.</Trans>
      </p>
    </>
  );
}

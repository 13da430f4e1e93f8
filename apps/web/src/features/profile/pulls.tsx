import type { ProfileScore } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { decimalOf } from '../../lib/numbers.ts';
import { everyoneStartsAt, restOf } from './rest-of.ts';

/** Why a score is what it is: where it starts, the answers that moved it most, and all others, which add up to it. */
export function Pulls({ score, pulls }: Pick<ProfileScore, 'score' | 'pulls'>) {
  if (pulls.length === 0) return null;
  return (
    <div>
      <p className="text-note font-medium text-ink-soft">
        <Trans>
          Why {score}? Every score starts at {everyoneStartsAt}, and each answer adds to it or takes away from
          it. These answers changed it most:
        </Trans>
      </p>
      <ul className="mt-1.5 grid gap-1.5 text-ui">
        {pulls.map(({ question, answer, points }) => (
          <Part key={`${question} ${answer}`} points={points}>
            <span className="text-ink-soft">{question}</span> {answer}
          </Part>
        ))}
        <Part points={restOf(score, pulls)}>
          <span className="text-ink-soft">{restName(score)}</span>
        </Part>
      </ul>
    </div>
  );
}

/** Beyond its ends the scale cuts off what the answers add up to. */
const restName = (score: number): string =>
  score > 0 && score < 200
    ? t`All other answers together`
    : t`All other answers together (a score can’t go below 0 or above 200)`;

function Part({ points, children }: { points: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3">
      <span className="text-right tabular-nums">
        <span className="sr-only">{points < 0 ? t`less by` : t`more by`} </span>
        <span aria-hidden="true">{points < 0 ? '−' : '+'}</span>
        {decimalOf(Math.abs(points), 1)}
      </span>
      <span>{children}</span>
    </li>
  );
}

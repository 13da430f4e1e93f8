import type { CultureOpportunity } from '@fourfold/contract/schemas';
import { Trans } from '@lingui/react/macro';
import { decimalOf } from '../../../lib/numbers.ts';
import { place } from '../../../ui/pole-geometry.ts';

interface PartsProps {
  name: string;
  value: number;
  range: CultureOpportunity['impact_range'];
  parts: CultureOpportunity['impact_parts'];
}

/** How a sum comes about, part by part: what each brings of what it could. */
export function Parts({ name, value, range, parts }: PartsProps) {
  return (
    <div>
      <p className="font-medium">
        {name} {decimalOf(value, 1)}{' '}
        <span className="font-normal text-ink-soft">
          <Trans>
            out of 10, likely range {decimalOf(range.low, 1)} to {decimalOf(range.high, 1)}
          </Trans>
        </span>
      </p>
      <ul className="mt-1 grid gap-2 text-note">
        {parts.map(({ name: part, points, of, text }) => (
          <li key={part}>
            <span className="flex justify-between gap-3">
              <span>{part}</span>
              <span className="text-ink-soft tabular-nums">
                <Trans>
                  {decimalOf(points, 1)} out of {of}
                </Trans>
              </span>
            </span>
            <svg height="4" className="my-0.5 block w-full" aria-hidden="true">
              <rect width="100%" height="4" rx="2" className="fill-sunk" />
              <rect width={`${place(points, [0, of])}%`} height="4" rx="2" className="fill-sky-line" />
            </svg>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

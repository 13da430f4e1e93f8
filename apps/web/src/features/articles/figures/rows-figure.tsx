import { Trans } from '@lingui/react/macro';
import { cx } from '../../../ui/cx.ts';
import { place } from '../../../ui/pole-geometry.ts';
import { PoleMarks } from '../../../ui/pole-marks.tsx';
import { Figure } from './figure.tsx';

interface Row {
  label: string;
  at: number;
  low?: number;
  high?: number;
  accent?: boolean;
}

interface RowsFigureProps {
  caption: string;
  rows: readonly Row[];
  domain: readonly [number, number];
  /** Written behind every number. */
  unit?: string;
  /** Digits after the point. */
  digits?: number;
}

const columns = 'sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_3.5rem]';

/** Numbers on one scale, each with its interval where it has one. */
export function RowsFigure({ caption, rows, domain, unit = '', digits = 0 }: RowsFigureProps) {
  const [from, to] = domain;
  const write = (value: number) => `${value.toFixed(digits)}${unit}`;
  return (
    <Figure caption={caption}>
      <div className="grid gap-y-2">
        {rows.map(({ label, at, low, high, accent }) => (
          <div
            key={label}
            className={cx('grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4', columns)}
          >
            <span>{label}</span>
            <span className="text-right font-medium sm:order-last">
              {write(at)}
              {low !== undefined && high !== undefined && (
                <span className="sr-only">
                  <Trans>
                    , between {write(low)} and {write(high)}
                  </Trans>
                </span>
              )}
            </span>
            <PoleMarks
              value={at}
              {...(low === undefined || high === undefined ? {} : { interval: [low, high] as const })}
              domain={domain}
              tone={accent ? 'accent' : 'ink'}
              className="w-full max-sm:col-span-2"
            />
          </div>
        ))}
        <div className={cx('grid gap-x-4 text-tick text-ink-soft', columns)}>
          <svg height="16" className="block w-full overflow-visible sm:col-start-2" aria-hidden="true">
            {[from, (from + to) / 2, to].map((tick, index) => (
              <text
                key={tick}
                x={`${place(tick, domain)}%`}
                y="12"
                textAnchor={(['start', 'middle', 'end'] as const)[index]}
                fill="currentColor"
              >
                {write(tick)}
              </text>
            ))}
          </svg>
        </div>
      </div>
    </Figure>
  );
}

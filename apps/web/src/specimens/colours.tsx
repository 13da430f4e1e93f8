import { type BandNumber, bandCell } from '../ui/band.tsx';
import { cx } from '../ui/cx.ts';
import { Case, Specimen } from './specimen.tsx';

const grounds = [
  ['paper', 'bg-paper'],
  ['sunk', 'bg-sunk'],
  ['raised', 'bg-raised'],
  ['sky-soft', 'bg-sky-soft'],
  ['warning-soft', 'bg-warning-soft'],
  ['error-soft', 'bg-error-soft'],
] as const;

const inks = [
  ['ink', 'text-ink'],
  ['ink-soft', 'text-ink-soft'],
  ['ink-faint', 'text-ink-faint'],
  ['link', 'text-link'],
  ['accent-ink', 'text-accent-ink'],
  ['warning', 'text-warning'],
  ['error', 'text-error'],
] as const;

const fills = [
  ['accent', 'bg-accent text-on-accent'],
  ['payoff', 'border-payoff-line bg-payoff text-on-payoff'],
  ['rest', 'border-rest-line bg-rest text-on-rest'],
  ['error-fill', 'bg-error-fill text-on-accent'],
] as const;

const bands: readonly [BandNumber, string, string][] = [
  [1, 'underactivated', '31'],
  [2, 'low', '66'],
  [3, 'balanced', '102'],
  [4, 'high', '134'],
  [5, 'overactivated', '171'],
];

export function Colours() {
  return (
    <Specimen
      id="colour"
      title="Colour"
      note="Warm paper, ink navy, one light blue, and one warm accent for the single most important action on a page. Roles, not hues: bg-paper, text-ink-soft, border-line. A test computes the contrasts from the tokens."
    >
      {() => (
        <>
          <Case name="Grounds">
            <div className="grid grid-cols-3 gap-2">
              {grounds.map(([name, look]) => (
                <div key={name} className={cx('flex h-16 items-end rounded border p-2 text-note', look)}>
                  {name}
                </div>
              ))}
            </div>
          </Case>
          <Case name="Inks">
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-body">
              {inks.map(([name, look]) => (
                <span key={name} className={look}>
                  {name}
                </span>
              ))}
            </p>
          </Case>
          <Case name="Fills">
            <div className="flex flex-wrap gap-2">
              {fills.map(([name, look]) => (
                <span key={name} className={cx('rounded border border-transparent px-3 py-2 text-ui', look)}>
                  {name}
                </span>
              ))}
            </div>
          </Case>
          <Case name="Five bands, at the strength of what is known: full, half, pale">
            <div className="grid grid-cols-[minmax(0,1fr)_3.5rem_3.5rem_3.5rem] gap-px text-ui tabular-nums">
              {bands.map(([band, word, score]) => (
                <div key={band} className="contents">
                  <span className="py-2 pr-2 text-note">{word}</span>
                  <span className={cx('py-2 text-center', bandCell(band))}>{score}</span>
                  <span className={cx('py-2 text-center', bandCell(band, 'half'))}>{score}</span>
                  <span className={cx('py-2 text-center', bandCell(band, 'pale'))}>{score}</span>
                </div>
              ))}
            </div>
          </Case>
        </>
      )}
    </Specimen>
  );
}

import { cx } from './cx.ts';

export type BandNumber = 1 | 2 | 3 | 4 | 5;
/** Full from a probability of 0.8, half from 0.6, pale below: see the measurement design. */
export type BandStrength = 'full' | 'half' | 'pale';

interface BandProps {
  band: BandNumber;
  /** Its word: underactivated, low, balanced, high, overactivated. */
  word: string;
  className?: string;
}

/** A band in words and as a place: never by its colour alone. */
export function Band({ band, word, className }: BandProps) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-ui min-[14rem]:whitespace-nowrap', className)}>
      <BandSign band={band} />
      {word}
    </span>
  );
}

const marks = [
  '',
  'text-band-mark-1',
  'text-band-mark-2',
  'text-band-mark-3',
  'text-band-mark-4',
  'text-band-mark-5',
];

/** The sign alone, for where the word stands in a heading or is read from a label. */
export function BandSign({ band, className }: { band: BandNumber; className?: string }) {
  const x = 5 + (band - 1) * 5.5;
  const outer = band === 1 || band === 5;
  return (
    <svg viewBox="0 0 32 12" width="32" height="12" className={cx('shrink-0', className)} aria-hidden="true">
      <path d="M1 6h30M1 3v6M31 3v6M16 4v4" stroke="currentColor" className="text-line-strong" />
      <circle
        cx={x}
        cy="6"
        r={outer ? 4.5 : 3.6}
        stroke="currentColor"
        strokeWidth="1.5"
        className={cx(marks[band], outer ? 'fill-current' : 'fill-paper')}
      />
    </svg>
  );
}

/** Ground and ink of a cell that shows a band: heatmaps, strips, keys. */
export function bandCell(band: BandNumber, strength: BandStrength = 'full'): string {
  return `band-cell band-cell-${band}${strength === 'full' ? '' : ` band-${strength}`}`;
}

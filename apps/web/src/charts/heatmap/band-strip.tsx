import { type BandNumber, bandCell } from '../../ui/band.tsx';
import { cx } from '../../ui/cx.ts';
import { bandLimits, bandSigns, bandWords } from './heat-data.ts';

const bands: readonly BandNumber[] = [1, 2, 3, 4, 5];

/** The five bands in the order of the scale. What paler means, the sentence above says. */
export function BandStrip({ className }: { className?: string }) {
  return (
    <div className={cx('text-tick text-ink-soft', className)}>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1 sm:flex sm:flex-wrap">
        {bands.map((band) => (
          <li key={band} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={cx('grid h-5 w-7 place-items-center rounded font-semibold', bandCell(band))}
            >
              {bandSigns[band]}
            </span>
            {bandWords[band]} ({bandLimits[band]})
          </li>
        ))}
      </ul>
    </div>
  );
}

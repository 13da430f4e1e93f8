import type { DraftComparison, SecondReading } from '@fourfold/contract/schemas';
import { comparisonSentences, toRead, toReadTitle } from './comparison-sentences.ts';
import { withoutSigns } from './without-signs.ts';

interface ComparisonProps {
  text: string;
  comparison: DraftComparison | null;
  second: SecondReading | null;
}

/** What the check compared with the results, and by what. */
export function Comparison({ text, comparison, second }: ComparisonProps) {
  return (
    <p className="mt-3 text-ui wrap-anywhere text-ink-soft">
      {comparisonSentences(comparison, second, text).join(' ')}
    </p>
  );
}

interface UncheckedProps {
  text: string;
  comparison: DraftComparison | null;
  onShow?: ((place: { from: number; to: number }) => void) | undefined;
  className?: string;
}

/** Every sentence that the check left to the reviewer, before anything is said of the others. */
export function Unchecked({ text, comparison, onShow, className }: UncheckedProps) {
  if (comparison === null) return null;
  const open = toRead(comparison);
  if (open.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="text-ui font-medium">{toReadTitle(open.length)}</h3>
      <ul className="mt-2 grid list-disc grid-cols-1 gap-2 pl-6 text-ui">
        {open.map(({ from, to }) => (
          <li key={from}>
            {onShow ? (
              <button type="button" className="link text-left" onClick={() => onShow({ from, to })}>
                {withoutSigns(text.slice(from, to))}
              </button>
            ) : (
              withoutSigns(text.slice(from, to))
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

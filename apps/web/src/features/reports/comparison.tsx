import type { DraftComparison, SecondReading } from '@fourfold/contract/schemas';
import { Fold } from '../../ui/fold.tsx';
import { comparisonSentences, notComparedTitle } from './comparison-sentences.ts';

interface ComparisonProps {
  text: string;
  comparison: DraftComparison | null;
  second: SecondReading | null;
  onShow?: ((place: { from: number; to: number }) => void) | undefined;
}

/** What the check compared with the results, and the sentences that it left to the reviewer. */
export function Comparison({ text, comparison, second, onShow }: ComparisonProps) {
  const open = comparison?.not_compared ?? [];
  return (
    <div className="mt-3 grid gap-2 text-ui text-ink-soft">
      <p>{comparisonSentences(comparison, second, text).join(' ')}</p>
      {comparison !== null && open.length > 0 && (
        <Fold label={notComparedTitle(comparison)} className="mt-0">
          <ul className="mt-2 grid list-disc gap-2 pl-6">
            {open.map(({ from, to }) => (
              <li key={from}>
                {onShow ? (
                  <button type="button" className="link text-left" onClick={() => onShow({ from, to })}>
                    {text.slice(from, to)}
                  </button>
                ) : (
                  text.slice(from, to)
                )}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

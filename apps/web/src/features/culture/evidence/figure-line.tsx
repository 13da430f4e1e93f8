import type { Figure } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { bandOf, bandWord } from '../../../lib/band-of.ts';
import { Band } from '../../../ui/band.tsx';
import { Score } from '../../../ui/score.tsx';
import { whole } from '../figure-words.ts';
import type { MeasureKind } from '../kind-of.ts';

/** A score with its likely range and its band, which is named: alone, “high” beside “How certain” reads as high certainty. */
export function FigureLine({ figure, kind }: { figure: Figure; kind: MeasureKind }) {
  const band = bandOf(figure);
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <Score
        value={whole(figure.score)}
        interval={[whole(figure.low), whole(figure.high)]}
        middle={100}
        tone={band}
      />
      <Band band={band} word={t`Score: ${bandWord(kind, figure)}`} />
    </p>
  );
}

import type { FrozenFinding, SnapshotFigures } from '@fourfold/contract/schemas';
import { sayWhere } from '@fourfold/contract/words';
import { useId } from 'react';
import { bandOf } from '../../lib/band-of.ts';
import { CertaintyBadge } from '../../ui/certainty-badge.tsx';
import { Score } from '../../ui/score.tsx';

interface FiveProps {
  name: string;
  /** Where it is not said already. */
  sentence?: string;
  listed: SnapshotFigures['barriers']['listed'];
  /** How many departments have figures. */
  shown: number | null;
}

/** Five, each with how certain it is, its score and range, and whom it concerns. */
export function Five({ name, sentence, listed, shown }: FiveProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-display text-h3">
        {name}
      </h2>
      {sentence && <p className="mt-1 font-sans text-ui text-ink-soft">{sentence}</p>}
      <ol className="mt-3 border-t">
        {listed.map((finding, index) => (
          <Row key={finding.key} finding={finding} place={index + 1} shown={shown} />
        ))}
      </ol>
    </section>
  );
}

interface RowProps extends Pick<FiveProps, 'shown'> {
  finding: FrozenFinding;
  place: number;
}

function Row({ finding, place, shown }: RowProps) {
  const { name, label, chance, figure, looks_like, departments } = finding;
  return (
    <li className="break-inside-avoid border-b py-3 font-sans">
      <div className="flex items-baseline justify-between gap-x-3 max-[14rem]:flex-wrap">
        <h3 className="text-body font-medium wrap-anywhere">
          {place}. {name}
        </h3>
        <CertaintyBadge label={label} chance={chance} />
      </div>
      <Score
        value={figure.score}
        interval={[figure.low, figure.high]}
        middle={100}
        tone={bandOf(figure)}
        className="mt-1"
      />
      <p className="mt-1 text-ui">{looks_like}</p>
      {departments !== null && <p className="mt-1 text-note text-ink-soft">{sayWhere(departments, shown)}</p>}
    </li>
  );
}

import type { SnapshotFigures } from '@fourfold/contract/schemas';
import { bandOf } from '../../lib/band-of.ts';
import { Score } from '../../ui/score.tsx';

interface ScoreListProps {
  name: string;
  scores: SnapshotFigures['competencies'];
}

/** Names with their scores, each on its line from 0 to 200. */
export function ScoreList({ name, scores }: ScoreListProps) {
  return (
    <section aria-label={name} className="min-w-0 font-sans">
      <h3 className="text-ui font-medium text-ink-soft">{name}</h3>
      <ul className="mt-1 border-t">
        {scores.map(({ key, name, figure }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_13.5rem] max-[26rem]:grid-cols-[minmax(0,1fr)_11.5rem] max-[14rem]:grid-cols-1 print:grid-cols-[minmax(0,1fr)_10.5rem] items-center gap-x-3 border-b py-1"
          >
            <span className="text-ui">{name}</span>
            <Score
              value={figure.score}
              interval={[figure.low, figure.high]}
              middle={100}
              tone={bandOf(figure)}
              className="*:last:min-w-19"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

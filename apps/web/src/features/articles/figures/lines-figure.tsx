import { PoleLine } from '../../../ui/pole-line.tsx';
import { Figure } from './figure.tsx';

interface Line {
  name: string;
  left: string;
  right: string;
  /** 0 to 100, from the left end to the right. */
  at: number;
  low: number;
  high: number;
  accent?: boolean;
}

/** Places on lines with two ends. */
export function LinesFigure({ caption, lines }: { caption: string; lines: readonly Line[] }) {
  return (
    <Figure caption={caption}>
      <div className="grid gap-5">
        {lines.map(({ name, left, right, at, low, high, accent }) => (
          <div key={name}>
            <strong className="mb-1 block font-medium">{name}</strong>
            <PoleLine
              left={left}
              right={right}
              value={at}
              interval={[low, high]}
              domain={[0, 100]}
              tone={accent ? 'accent' : 'ink'}
            />
          </div>
        ))}
      </div>
    </Figure>
  );
}

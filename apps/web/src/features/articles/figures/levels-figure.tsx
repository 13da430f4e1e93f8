import { LevelLine } from '../../../illustrations/level-line.tsx';
import { Figure } from './figure.tsx';

interface LevelsFigureProps {
  caption: string;
  /** From what is laid down to what lies underneath. */
  levels: readonly { name: string; text: string }[];
}

/** Where the dot of each level lies: the thread goes from one to the next. */
const places = [78, 60, 42, 24] as const;

/** Four lines under each other, held together by a thread from dot to dot. */
export function LevelsFigure({ caption, levels }: LevelsFigureProps) {
  return (
    <Figure caption={caption}>
      <div className="grid">
        {levels.map(({ name, text }, index) => (
          <div key={name} className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
            <LevelLine at={places[index] ?? 50} next={places[index + 1]} />
            <div className="pb-5 md:pt-1">
              <strong className="block font-display text-h4">{name}</strong>
              <span className="text-ink-soft">{text}</span>
            </div>
          </div>
        ))}
      </div>
    </Figure>
  );
}

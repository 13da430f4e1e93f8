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
          <div key={name} className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
            <LevelLine at={places[index] ?? 50} next={places[index + 1]} />
            <div className="pb-5 sm:pt-1">
              <strong className="block font-display text-h4">{name}</strong>
              <span className="text-ink-soft">{text}</span>
            </div>
          </div>
        ))}
      </div>
    </Figure>
  );
}

function LevelLine({ at, next }: { at: number; next: number | undefined }) {
  return (
    <div className="relative sm:min-h-20">
      {next !== undefined && (
        <svg
          className="absolute inset-x-0 top-4 h-full w-full overflow-visible max-sm:hidden"
          aria-hidden="true"
        >
          <line
            x1={`${at}%`}
            x2={`${next}%`}
            y1="0"
            y2="100%"
            stroke="currentColor"
            strokeDasharray="1 5"
            strokeLinecap="round"
            strokeWidth="1.5"
            className="text-ink-soft"
          />
        </svg>
      )}
      <svg height="32" className="relative z-1 block w-full overflow-visible" aria-hidden="true">
        <g stroke="currentColor" className="text-line-strong">
          <line x1="0" x2="100%" y1="16" y2="16" />
          <line x1="0" x2="0" y1="11" y2="21" />
          <line x1="100%" x2="100%" y1="11" y2="21" />
        </g>
        <circle cx={`${at}%`} cy="16" r="6.5" className={next === undefined ? 'fill-accent' : 'fill-ink'} />
      </svg>
    </div>
  );
}

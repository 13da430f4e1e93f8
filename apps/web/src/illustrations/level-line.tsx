interface LevelLineProps {
  /** Where its dot lies, in hundredths. */
  at: number;
  /** Where the next one's lies; the deepest level has none. */
  next: number | undefined;
}

/** One level as a line with a dot, and on wide screens the thread to the next. */
export function LevelLine({ at, next }: LevelLineProps) {
  return (
    <div className="relative min-h-12 md:min-h-20">
      {next !== undefined && (
        <svg className="absolute inset-x-0 top-4 h-full w-full overflow-visible" aria-hidden="true">
          <line
            x1={`${at}%`}
            x2={`${next}%`}
            y1="0"
            y2="100%"
            stroke="currentColor"
            strokeDasharray="1 5"
            strokeLinecap="round"
            strokeWidth="1.5"
            className="text-ink-soft max-md:hidden"
          />
        </svg>
      )}
      <svg height="32" className="relative z-1 block w-full overflow-visible" aria-hidden="true">
        <g stroke="currentColor" className="text-line-strong">
          <line x1="0" x2="100%" y1="16" y2="16" />
          <line x1="0" x2="0" y1="11" y2="21" />
          <line x1="100%" x2="100%" y1="11" y2="21" />
        </g>
        <circle cx={`${at}%`} cy="16" r="7" className={next === undefined ? 'fill-accent' : 'fill-ink'} />
      </svg>
    </div>
  );
}

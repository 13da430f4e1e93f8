import { cx } from '../ui/cx.ts';

export type Step = 'assessment' | 'awareness' | 'alternatives' | 'actions';

/**
 * One line in the four steps of the method: an interval without a place, a place with its interval, places that it
 * might go to, and the way that it went.
 */
export function StepMark({ step, className }: { step: Step; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 40"
      className={cx('block w-40 max-w-full overflow-visible', className)}
      fill="none"
      aria-hidden="true"
    >
      <g stroke="currentColor" className="text-line-strong">
        <path d="M1 24h158M1 18v12M159 18v12" />
      </g>
      {step === 'assessment' && <rect x="14" y="21" width="118" height="6" rx="3" className="fill-sky" />}
      {step === 'awareness' && (
        <>
          <rect x="24" y="21" width="44" height="6" rx="3" className="fill-sky" />
          <circle cx="46" cy="24" r="7" className="fill-ink" />
        </>
      )}
      {step === 'alternatives' && (
        <>
          <g stroke="currentColor" strokeDasharray="2.5 3" className="text-ink">
            <circle cx="80" cy="24" r="6.5" className="fill-paper" />
            <circle cx="116" cy="24" r="6.5" className="fill-paper" />
          </g>
          <circle cx="46" cy="24" r="7" className="fill-ink" />
        </>
      )}
      {step === 'actions' && (
        <>
          <circle cx="46" cy="24" r="4" className="fill-line-strong" />
          <path
            d="M46 14C54 4 70 4 78 13"
            stroke="currentColor"
            strokeWidth="1.3"
            className="text-ink-soft"
          />
          <circle cx="80" cy="24" r="7" className="fill-accent" />
        </>
      )}
    </svg>
  );
}

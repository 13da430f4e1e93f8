import { Trans } from '@lingui/react/macro';
/** Beside the waiting page: an address on its way from being typed to being known. */
export function VerificationLine() {
  return (
    <figure>
      <svg height="40" className="block w-full overflow-visible" aria-hidden="true">
        <g stroke="currentColor" className="text-line-strong">
          <line x1="0" x2="100%" y1="20" y2="20" />
          <line x1="0" x2="0" y1="13" y2="27" />
          <line x1="100%" x2="100%" y1="13" y2="27" />
        </g>
        <rect x="0" width="62%" y="18" height="4" rx="2" className="fill-sky" />
        <circle cx="62%" cy="20" r="7" className="animate-settle fill-accent" />
      </svg>
      <figcaption
        aria-hidden="true"
        className="mt-2 flex flex-wrap justify-between gap-x-4 text-note text-ink-soft"
      >
        <span>
          <Trans>Typed</Trans>
        </span>
        <span>
          <Trans>Confirmed</Trans>
        </span>
      </figcaption>
    </figure>
  );
}

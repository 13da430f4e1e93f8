import { benefits } from '@fourfold/content';
import { t } from '@lingui/core/macro';
import { BandSection } from '../../ui/band-section.tsx';

export function Benefits() {
  return (
    <BandSection
      id="why-choose-us"
      sunk
      title={t`See how things are before you change them`}
      lead={t`You see what people say they do, how they see their work, and how the two are connected.`}
    >
      <ul className="grid gap-x-12 gap-y-14 md:grid-cols-3 md:gap-y-0">
        {benefits.map(({ title, text, example, at }) => (
          <li key={title} className="md:row-span-3 md:grid md:grid-rows-subgrid">
            <ExampleLine ends={example} at={at} />
            <h3 className="mt-6 text-h3">{title}</h3>
            <p className="mt-3 text-body text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}

/** The motif itself: two ends, and a place between them with the range that it may be in. */
function ExampleLine({ ends, at }: { ends: readonly [string, string]; at: number }) {
  return (
    <div>
      <svg height="28" className="block w-full overflow-visible" aria-hidden="true">
        <g stroke="currentColor" className="text-line-strong">
          <line x1="0" x2="100%" y1="14" y2="14" />
          <line x1="0" x2="0" y1="8" y2="20" />
          <line x1="100%" x2="100%" y1="8" y2="20" />
        </g>
        <rect x={`${at - 12}%`} width="24%" y="11" height="6" rx="3" className="fill-sky" />
        <circle cx={`${at}%`} cy="14" r="7" className="fill-ink" />
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-note text-ink-soft">
        <span className="min-w-0 wrap-anywhere">{ends[0]}</span>
        <span className="min-w-0 text-right wrap-anywhere">{ends[1]}</span>
      </p>
    </div>
  );
}

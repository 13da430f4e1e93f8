import type { Summary } from '@fourfold/content';
import { Trans } from '@lingui/react/macro';

/** For people who have a minute: what the article is good for, what it found, and what it cannot tell. */
export function ArticleSummary({ lines }: { lines: Summary }) {
  return (
    <section aria-labelledby="in-short" className="mt-8 max-w-read break-inside-avoid border-y py-5">
      <h2 id="in-short" className="text-h4">
        <Trans>In short</Trans>
      </h2>
      <ul className="mt-3 grid gap-2.5 text-body">
        {lines.map((line) => (
          <li key={line} className="border-l border-ink-soft pl-4">
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-note text-ink-soft">
        <Trans>“Clear” and “likely” are our judgement of the evidence.</Trans>
      </p>
    </section>
  );
}

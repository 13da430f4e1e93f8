import { resistanceClaim } from '@fourfold/content';

/** A figure that is often quoted, struck out, since nothing is known that would bear it out. */
export function Resistance() {
  const { figure, claim, note } = resistanceClaim;
  return (
    <section aria-labelledby="resistance-title" className="border-t">
      <div className="page grid gap-x-16 gap-y-6 py-16 md:grid-cols-[auto_1fr] md:py-24">
        <p
          className="font-display text-hero leading-none text-ink-soft tabular-nums line-through decoration-4"
          aria-hidden="true"
        >
          {figure}
        </p>
        <div className="max-w-read">
          <h2 id="resistance-title" className="text-h3">
            “{claim}”
          </h2>
          <p className="mt-4 text-body text-ink-soft">{note}</p>
        </div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

/** One part of the page of a finding: its name, and what is known. */
export function Section({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-20 border-t py-5">
      <h2 id={`${id}-title`} className="text-h4">
        {name}
      </h2>
      <div className="mt-2 max-w-narrow text-ui">{children}</div>
    </section>
  );
}

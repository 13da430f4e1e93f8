import type { ReactNode } from 'react';

/** One part of a plan’s page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t pt-6">
      <h2 className="mb-3 text-h4">{title}</h2>
      {children}
    </section>
  );
}

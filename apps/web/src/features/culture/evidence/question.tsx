import type { ReactNode } from 'react';

/** One of the four questions that every number answers. */
export function Question({ asks, children }: { asks: string; children: ReactNode }) {
  return (
    <section className="border-t py-3.5 first:border-t-0 first:pt-0">
      <h3 className="font-sans text-note font-semibold text-ink-soft">{asks}</h3>
      <div className="mt-1 grid gap-2 text-ui">{children}</div>
    </section>
  );
}

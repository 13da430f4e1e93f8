import type { ReactNode } from 'react';

export type Theme = 'light' | 'dark';

interface SpecimenProps {
  id: string;
  title: string;
  /** What to know before using it. */
  note?: ReactNode;
  /** Drawn once in each scheme; names and landmarks take the scheme in, so that both can stand on one page. */
  children: (theme: Theme) => ReactNode;
}

/** One part of the design system, light and dark side by side. */
export function Specimen({ id, title, note, children }: SpecimenProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 border-t pt-8 pb-14">
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      {note && <p className="mt-2 max-w-narrow text-body text-ink-soft">{note}</p>}
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid min-w-0 content-start gap-8 rounded border p-5 md:p-8"
          >
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** A group inside a specimen, named small. */
export function Case({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-3 text-note text-ink-soft">{name}</p>
      {children}
    </div>
  );
}

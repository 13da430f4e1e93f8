import type { SolutionText } from '@fourfold/content';
import type { ReactNode } from 'react';

interface SolutionHeroProps {
  text: Pick<SolutionText, 'headline' | 'lead'>;
  /** Buttons. */
  actions: ReactNode;
  /** The picture beside it, and what it shows. */
  children: ReactNode;
  caption?: string;
}

export function SolutionHero({ text, actions, children, caption }: SolutionHeroProps) {
  return (
    <section className="page grid items-center gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[1.3fr_1fr]">
      <div>
        <h1 className="max-w-[18ch] text-h1">{text.headline}</h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{text.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3">{actions}</div>
      </div>
      <figure className="max-w-[26rem] max-lg:hidden lg:justify-self-end lg:w-full">
        {children}
        {caption && <figcaption className="mt-4 text-note text-ink-soft">{caption}</figcaption>}
      </figure>
    </section>
  );
}

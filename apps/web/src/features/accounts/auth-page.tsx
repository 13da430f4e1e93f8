import type { ReactNode } from 'react';
import { HeroLines } from '../../illustrations/hero-lines.tsx';

interface AuthPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** What stands beside the form from 768 px on; an ornament unless it says something. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A short form, and the motif beside it. */
export function AuthPage({ title, lead, beside = <HeroLines />, children }: AuthPageProps) {
  return (
    <div className="page grid items-center gap-x-[min(6rem,7.5vw)] py-10 md:min-h-[34rem] md:grid-cols-[minmax(0,min(25rem,55%))_minmax(0,1fr)] md:py-16">
      <div className="max-md:mx-auto max-md:w-full max-md:max-w-form">
        <h1 className="text-h2">{title}</h1>
        {lead && <p className="mt-3 text-body text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div className="max-md:hidden lg:pl-10">{beside}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { site } from '../../lib/site.ts';
import { BandSection } from '../../ui/band-section.tsx';

interface ClosingProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The end of a page: the one thing to do now. */
export function Closing({ title, lead, children }: ClosingProps) {
  return (
    <BandSection id="next" title={title} lead={lead}>
      <div className="flex flex-wrap gap-3">{children}</div>
      <p className="mt-5 max-w-read text-ui text-ink-soft">
        {site.freeOffer}. {site.freeTerms}
      </p>
    </BandSection>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What the article cites, in full; mdx/citations.ts fills it in. */
export function References({ children }: { children?: ReactNode }) {
  return (
    <section
      aria-labelledby="references"
      className="article-references mt-14 border-t pt-6 font-sans text-note"
    >
      <h2 id="references">
        <Trans>References</Trans>
      </h2>
      <div className="mt-4 grid gap-3 text-ink-soft">{children}</div>
    </section>
  );
}

interface ReferenceProps {
  id: string;
  /** Journal or publisher. */
  where: string;
  doi?: string;
  /** Authors, year and title. */
  children: ReactNode;
}

export function Reference({ id, where, doi, children }: ReferenceProps) {
  return (
    <span id={id} className="pl-6 -indent-6">
      {children} <cite>{where}</cite>.
      {doi !== undefined && (
        <>
          {' '}
          <a href={`https://doi.org/${doi}`}>
            <Trans>doi.org/{doi}</Trans>
          </a>
        </>
      )}
    </span>
  );
}

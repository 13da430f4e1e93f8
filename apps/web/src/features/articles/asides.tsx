import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Logo } from '../../ui/logo.tsx';

interface AsideProps {
  title: string;
  children: ReactNode;
}

/** A case worked through: invented, and said to be. */
export function Example({ title, children }: AsideProps) {
  return (
    <aside aria-label={title} className="article-aside rounded bg-sunk p-5 md:px-7">
      <strong className="block font-sans text-ui">
        <Trans>Example: {lower(title)}</Trans>
      </strong>
      {children}
    </aside>
  );
}

/** Something to do, with a box before each line. */
export function Checklist({ title, children }: AsideProps) {
  return (
    <aside aria-label={title} className="article-aside article-checks border-y border-ink py-5">
      <strong className="block font-display text-h4">{title}</strong>
      {children}
    </aside>
  );
}

/** What the product does about it, apart from the article's own text so that nobody takes it for advice. */
export function Product({ children }: { children: ReactNode }) {
  return (
    <aside aria-label={t`What Fourfold does`} className="article-aside rounded border p-5 md:px-7">
      <Logo name="Fourfold" />
      {children}
    </aside>
  );
}

const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

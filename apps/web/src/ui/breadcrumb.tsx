import { t } from '@lingui/core/macro';
import { Link } from 'react-router';

interface BreadcrumbProps {
  /** From the top down; the last is the page itself and no link. */
  trail: readonly { label: string; to?: string }[];
  label?: string;
}

export function Breadcrumb({ trail, label = t`Breadcrumb` }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-note text-ink-soft">
        {trail.map(({ label: name, to }, index) => (
          <li key={name} className="flex min-w-0 items-center gap-x-2">
            {index > 0 && <span aria-hidden="true" className="h-px w-3 bg-line-strong" />}
            {to && index < trail.length - 1 ? (
              <Link to={to} className="min-w-0 py-1 hover:text-ink hover:underline pointer-coarse:py-3">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Link, useLocation } from 'react-router';
import { currentPage } from './current-page.ts';
import type { NavigationLink } from './links.ts';

export const itemClass = 'flex min-h-11 items-center rounded px-3 text-ui text-ink hover:bg-sunk';

export const useCurrent = (to: string) => currentPage(to, useLocation().pathname);

export function Item({ label, to, className }: NavigationLink & { className?: string }) {
  const current = useCurrent(to);
  return (
    <li className={className}>
      <Link to={to} aria-current={current} className={`${itemClass} aria-[current]:font-medium`}>
        {label}
      </Link>
    </li>
  );
}

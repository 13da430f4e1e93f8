import { pages } from '@fourfold/contract/words';
import { Link, useLocation } from 'react-router';
import type { NavigationLink } from './links.ts';

export const itemClass = 'flex min-h-11 items-center rounded px-3 text-ui text-ink hover:bg-sunk';

/** The culture screen answers at two addresses; an anchor is never the current page, the page that it leads to is. */
export function useIsHere(to: string): boolean {
  const here = useLocation().pathname.replace(/(?<=.)\/$/, '');
  return here === to || (to === pages.culture.path && here === pages.dashboard.path);
}

export function Item({ label, to, className }: NavigationLink & { className?: string }) {
  const isHere = useIsHere(to);
  return (
    <li className={className}>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={`${itemClass} aria-[current=page]:font-medium`}
      >
        {label}
      </Link>
    </li>
  );
}

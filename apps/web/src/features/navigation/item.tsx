import { pages } from '@fourfold/contract';
import { Link, NavLink, useLocation } from 'react-router';
import type { NavigationLink } from './links.ts';

export const itemClass = 'flex min-h-11 items-center rounded px-3 text-ui text-ink hover:bg-sunk';

/** The culture screen answers at two addresses. */
export function useIsHere(to: string): boolean {
  const { pathname } = useLocation();
  return to === pages.culture.path && pathname.replace(/\/$/, '') === pages.dashboard.path;
}

export function Item({ label, to }: NavigationLink) {
  const isHere = useIsHere(to);
  // An anchor is never the current page, the page that it leads to is.
  if (to.includes('#')) {
    return (
      <li>
        <Link to={to} className={itemClass}>
          {label}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <NavLink
        to={to}
        end
        {...(isHere && { 'aria-current': 'page' })}
        className={`${itemClass} aria-[current=page]:font-semibold`}
      >
        {label}
      </NavLink>
    </li>
  );
}

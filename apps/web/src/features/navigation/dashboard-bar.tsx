import type { User } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { may, mayCulture } from '../../lib/may.ts';
import { DashboardMark } from './dashboard-marks.tsx';
import { useCurrent } from './item.tsx';
import { deskLink, plansLink, reportLink, type WorkLink, workLinks } from './links.ts';
import { ScreensAtHand } from './screens-at-hand.tsx';

/** At the bottom, in reach of a thumb, under 768 px; at the side otherwise. Only for a verified address. */
export function DashboardBar({ user }: { user: User }) {
  if (user.email_verified_at === null) return null;
  const links = [...workLinks(user), ...(mayCulture(user) ? [plansLink] : [])];
  const wideLinks = [
    // On a phone it stands where one goes from one organisation to another, beside the name.
    ...(user.organisations.length > 1 ? [deskLink] : []),
    // An action, not a place: on a phone it stands on the page of the person it is about.
    ...(may(user, 'reports:write') ? [reportLink] : []),
  ];
  return (
    <nav
      aria-label={t`Dashboard`}
      data-dashboard-bar=""
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:bg-paper max-md:pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:w-22 md:shrink-0 md:self-start md:py-8 lg:w-44"
    >
      <ul className="flex max-md:justify-around md:flex-col md:gap-0.5">
        {links.map((link) => (
          <BarItem key={link.to} {...link} />
        ))}
        {wideLinks.map((link) => (
          <BarItem key={link.to} {...link} wideOnly />
        ))}
      </ul>
      <ScreensAtHand paths={[...links, ...wideLinks].map(({ to }) => to)} />
    </nav>
  );
}

function BarItem({ label, mark, to, wideOnly = false }: WorkLink & { wideOnly?: boolean }) {
  const current = useCurrent(to);
  return (
    <li className={wideOnly ? 'max-md:hidden' : 'max-md:flex-1'}>
      <Link
        to={to}
        aria-current={current}
        className="flex items-center rounded text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-ink max-lg:h-16 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:text-tick md:hover:bg-sunk md:aria-[current]:bg-sunk lg:min-h-11 lg:gap-3 lg:px-2.5 lg:text-ui"
      >
        <DashboardMark name={mark} />
        {label}
      </Link>
    </li>
  );
}

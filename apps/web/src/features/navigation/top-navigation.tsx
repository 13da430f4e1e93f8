import { pages, siteName } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useBooking } from '../../lib/use-booking.ts';
import { cx } from '../../ui/cx.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useSession } from '../session/use-session.ts';
import { GuestItems } from './guest-items.tsx';
import { itemClass } from './item.tsx';
import { WorkItems } from './work-items.tsx';

const floating = 'absolute top-full right-0 z-20 mt-1 w-64 rounded border bg-raised p-1.5 shadow-float';
const unfolded = 'ml-3 border-l pl-2';

/** `wide`: in the dashboard, where the screens are as wide as the eye can hold. */
export function TopNavigation({ wide = false }: { wide?: boolean }) {
  // Someone who is signed in has more items than fit beside each other on a tablet.
  const isFull = useSession().state === 'user' || wide;
  return (
    <header className="relative border-b bg-paper">
      <div
        className={cx(
          'page flex flex-wrap items-center justify-between gap-x-4',
          wide ? 'min-h-14 max-w-site' : 'min-h-16',
        )}
      >
        <Link to={pages.home.path} aria-label={t`${siteName}, home`} className="flex rounded py-2">
          {/* On a phone the mark alone: what is free there is the organisation's. */}
          <Logo name={siteName} className={wide ? 'max-sm:[&>span]:hidden' : undefined} />
        </Link>
        {wide && (
          <Suspense fallback={null}>
            <OrganisationName />
          </Suspense>
        )}
        {/* With letters of twice the size the items stand in two lines. Beside an organisation's name there is less room. */}
        <nav aria-label={t`Main`} className={cx('min-w-0', isFull ? 'max-lg:hidden' : 'max-md:hidden')}>
          <ul className="flex flex-wrap items-center justify-end gap-1 py-1">
            <Items submenuClass={floating} isWork={wide} />
          </ul>
        </nav>
        <nav aria-label={t`Main`} className={isFull ? 'lg:hidden' : 'md:hidden'}>
          <Disclosure
            label={
              <>
                <Icon name="menu" /> <Trans>Menu</Trans>
              </>
            }
            buttonClass={`${itemClass} gap-2`}
            panelClass="absolute inset-x-0 top-full z-20 border-b bg-paper px-3 pt-2 pb-5 shadow-float"
          >
            <ul className="grid grid-cols-1 gap-0.5">
              <Items submenuClass={unfolded} isWork={wide} />
            </ul>
          </Disclosure>
        </nav>
      </div>
    </header>
  );
}

/** Menus, dialogs and forms of people who are signed in; a guest need not load them. */
const UserItems = lazy(async () => ({ default: (await import('./user-items.tsx')).UserItems }));

const OrganisationName = lazy(async () => ({
  default: (await import('./organisation-name.tsx')).OrganisationName,
}));

/** The same items at every width; only where a submenu stands differs. The dashboard's stand also while its profile does not come. */
function Items({ submenuClass, isWork }: { submenuClass: string; isWork: boolean }) {
  const session = useSession();
  const isExpected = session.state === 'unknown' && (session.expected || isWork);
  if (session.state === 'user' || isExpected) {
    const user = session.state === 'user' ? session.user : null;
    return (
      <Suspense fallback={<WorkItems user={user} />}>
        <UserItems user={user} demo={<Demo />} submenuClass={submenuClass} />
      </Suspense>
    );
  }
  return (
    <>
      <GuestItems submenuClass={submenuClass} />
      <Demo />
    </>
  );
}

function Demo() {
  const booking = useBooking();
  return (
    <li className="max-md:mt-2 md:ml-2">
      <a {...booking} className={`${itemClass} border border-line-strong max-md:justify-center`}>
        <Trans>Book a demo</Trans>
      </a>
    </li>
  );
}

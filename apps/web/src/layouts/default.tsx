import { pageAt } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router';
import { ConsentGate } from '../features/consent/consent-gate.tsx';
import { Failure } from '../features/failure/failure.tsx';
import { SiteFooter } from '../features/navigation/site-footer.tsx';
import { TopNavigation } from '../features/navigation/top-navigation.tsx';
import { sansPreloads } from '../fonts/preload.ts';
import '../styles/site.css';

export const links = () => sansPreloads;

export default function DefaultLayout() {
  const isPublic = pageAt(useLocation().pathname)?.hidden !== true;
  return (
    <>
      <a className="skip-link" href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      <ConsentGate isPublic={isPublic} />
      <TopNavigation />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}

/** A broken screen leaves the navigation standing. */
export function ErrorBoundary() {
  return (
    <>
      <TopNavigation />
      <Failure />
      <SiteFooter />
    </>
  );
}

import { pageAt, pages, siteJsonElement, siteJsonToken } from '@fourfold/contract/words';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { Failure } from './features/failure/failure.tsx';
import { StillComing } from './features/failure/still-coming.tsx';
import { displayPreload } from './fonts/preload.ts';
import { leaveShell } from './lib/leave-shell.ts';
import { useMissing } from './lib/use-missing.ts';
import { useScroll } from './lib/use-scroll.ts';
import NotFound from './routes/not-found.tsx';
import { Toaster } from './ui/toaster.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  displayPreload,
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={import.meta.env.LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <script type="application/json" id={siteJsonElement} suppressHydrationWarning>
          {siteJsonToken}
        </script>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Comes with the navigation that needs it anyway; a respondent has no session and must not wait for its code. */
const SessionWatch = lazy(async () => ({
  default: (await import('./features/session/session-watch.tsx')).SessionWatch,
}));

export default function Root() {
  const isPersonal = pageAt(useLocation().pathname)?.layout === 'blank';
  useScroll();
  useMissing();
  useEffect(leaveShell, []);
  useEffect(sayAlive, []);
  return (
    <>
      {!isPersonal && (
        <Suspense>
          <SessionWatch />
        </Suspense>
      )}
      <Outlet />
      <Toaster />
    </>
  );
}

/** From here on a press is heard: links and posted forms work before, other buttons do not. */
function sayAlive(): void {
  document.documentElement.dataset.alive = '';
}

/** What stands in the shell while the application's code arrives. */
export function HydrateFallback() {
  return <StillComing />;
}

/** On a first visit a guard that got no answer ends here, above the dashboard's own boundary. */
const DashboardFailure = lazy(async () => ({
  default: (await import('./layouts/dashboard.tsx')).ErrorBoundary,
}));

/** The last resort: whatever no screen's own boundary has caught. */
export function ErrorBoundary(props: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  useEffect(leaveShell, []);
  if (isRouteErrorResponse(props.error) && props.error.status === 404) return <NotFound />;
  if (!pathname.startsWith(pages.dashboard.path)) return <Failure />;
  return (
    <Suspense>
      <DashboardFailure {...props} />
    </Suspense>
  );
}

import { siteJsonElement, siteJsonToken } from '@fourfold/contract';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root.ts';
import { Failure } from './features/failure/failure.tsx';
import { SessionWatch } from './features/session/session-watch.tsx';
import { fontPreloadLinks } from './fonts/preload.ts';
import { useMissing } from './lib/use-missing.ts';
import { useScroll } from './lib/use-scroll.ts';
import NotFound from './routes/not-found.tsx';
import './styles/app.css';
import { Toaster } from './ui/toaster.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...fontPreloadLinks,
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
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

export default function Root() {
  useScroll();
  useMissing();
  return (
    <>
      <SessionWatch />
      <Outlet />
      <Toaster />
    </>
  );
}

/** What stands in the shell while the application's code arrives. */
export function HydrateFallback() {
  return <div aria-busy="true" className="min-h-dvh" />;
}

/** The last resort: whatever no screen's own boundary has caught. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failure />;
}

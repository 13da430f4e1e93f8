import { Outlet } from 'react-router';
import { ConsentGate } from '../features/consent/consent-gate.tsx';
import { ConnectionFailure } from '../features/dashboard/connection-failure.tsx';
import { DashboardFrame } from '../features/dashboard/dashboard-frame.tsx';
import { DashboardLoading } from '../features/dashboard/dashboard-loading.tsx';
import { firstScreen } from '../features/dashboard/first-screen.ts';
import { DashboardBar } from '../features/navigation/dashboard-bar.tsx';
import { FooterLine } from '../features/navigation/site-footer.tsx';
import { TopNavigation } from '../features/navigation/top-navigation.tsx';
import { guard } from '../features/session/guard.ts';
import { useStayingUser } from '../features/session/use-staying-user.ts';
import { UserContext } from '../features/session/user-context.ts';
import { sansPreloads } from '../fonts/preload.ts';
import '../styles/dashboard.css';
import type { Route } from './+types/dashboard.ts';

export const links = () => sansPreloads;

/** Before any screen's own loader, and on every way from one screen to the next. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    firstScreen(await guard(request), request);
    return next();
  },
];

/** Without one the middleware would not run when the page is opened by its address. */
export const clientLoader = () => null;

export default function DashboardLayout() {
  const user = useStayingUser();
  if (user === null) return <DashboardLoading />;
  return (
    <UserContext value={user}>
      <DashboardFrame
        top={<TopNavigation wide />}
        bar={<DashboardBar user={user} />}
        foot={<FooterLine className="page max-w-site" />}
      >
        <Outlet key={user.organisation?.id} />
        <ConsentGate />
      </DashboardFrame>
    </UserContext>
  );
}

export function HydrateFallback() {
  return <DashboardLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <TopNavigation wide />
      <ConnectionFailure error={error} />
    </>
  );
}

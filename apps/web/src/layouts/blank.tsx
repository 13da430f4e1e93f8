import { Outlet } from 'react-router';
import { Failure } from '../features/failure/failure.tsx';

/** Nothing but the page: a respondent should see their question and no way to get lost. */
export default function BlankLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}

export function ErrorBoundary() {
  return <Failure />;
}

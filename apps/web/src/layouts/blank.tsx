import { Outlet } from 'react-router';
import { ConsentGate } from '../features/consent/consent-gate.tsx';
import { Failure } from '../features/failure/failure.tsx';
import { serifPreload } from '../fonts/preload.ts';
import '../styles/blank.css';

export const links = () => [serifPreload];

/**
 * Nothing but the page: a respondent should see their question and no way to get lost. All of it in the serif, like
 * the page of a book, a little larger because its letters are smaller; and the sans need not be fetched.
 */
export default function BlankLayout() {
  return (
    <div className="font-serif [--text-body:1.1875rem] [--text-note:0.9375rem] [--text-ui:1.0625rem]">
      <main id="content">
        <Outlet />
      </main>
      <ConsentGate inFlow />
    </div>
  );
}

export function ErrorBoundary() {
  return <Failure />;
}

import { pages } from '@fourfold/contract/words';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../../lib/own-path.ts';
import { secondStepWay } from './second-step-way.ts';
import { session } from './session.ts';
import { useSession } from './use-session.ts';

/** Stands once at the root: finds out who is signed in, leads to the login when the server has ended a session
 * and nothing typed would be lost, and to the second step where the organisation has begun to ask for one. */
export function SessionWatch() {
  const now = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => session.start(), []);

  const lost = now.state === 'guest' && now.reason === 'lost';
  const atLogin = pathname === pages.login.path;
  useEffect(() => {
    // What would ask before the page is left is asked: it knows what was typed and is not on every page.
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    if (lost && !atLogin && mayLeave())
      void navigate(loginAddress(`${pathname}${search}`), { replace: true });
  }, [lost, atLogin, pathname, search, navigate]);

  const way = now.state === 'user' ? secondStepWay(now.user, pathname, search) : null;
  useEffect(() => {
    if (way !== null) void navigate(way, { replace: true });
  }, [way, navigate]);
  return null;
}

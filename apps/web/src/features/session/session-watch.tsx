import { pages } from '@fourfold/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../../lib/own-path.ts';
import { session } from './session.ts';
import { useSession } from './use-session.ts';

/** Stands once at the root: finds out who is signed in, and leads to the login when the server has ended a session. */
export function SessionWatch() {
  const now = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => session.start(), []);

  const lost = now.state === 'guest' && now.reason === 'lost';
  const atLogin = pathname === pages.login.path;
  useEffect(() => {
    if (lost && !atLogin) void navigate(loginAddress(`${pathname}${search}`), { replace: true });
  }, [lost, atLogin, pathname, search, navigate]);
  return null;
}

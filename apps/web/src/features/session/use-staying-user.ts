import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../../lib/own-path.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { useSession } from './use-session.ts';

/**
 * The person for whom the dashboard was drawn. When the session ends elsewhere the way leads to the login, but from a
 * form with something in it: that screen keeps standing, and can be saved after a sign-in in another tab.
 */
export function useStayingUser(): User | null {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<User | null>(null);
  if (session.state === 'user' && session.user !== kept) setKept(session.user);

  const ended = session.state === 'guest' ? session.reason : null;
  useEffect(() => {
    // Someone who logged out here is on the way already; a lost session is led there from the root.
    if ((ended === 'elsewhere' || ended === 'nobody') && !unsaved.any()) {
      void navigate(loginAddress(`${pathname}${search}`), { replace: true });
    }
    if (ended === 'left') void navigate(pages.login.path, { replace: true });
    if (ended === 'deleted') void navigate(pages.home.path, { replace: true });
  }, [ended, pathname, search, navigate]);
  return session.state === 'user' ? session.user : kept;
}

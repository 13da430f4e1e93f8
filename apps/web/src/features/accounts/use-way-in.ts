import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ownPath } from '../../lib/own-path.ts';
import { useQuery } from '../../lib/use-query.ts';
import { useSession } from '../session/use-session.ts';

/** Anyone who is signed in, by this form, another tab or since yesterday, goes where they wanted to go. */
export function useWayIn(): void {
  const navigate = useNavigate();
  const redirect = useQuery('redirect');
  const isUser = useSession().state === 'user';
  useEffect(() => {
    if (isUser && redirect !== undefined) void navigate(ownPath(redirect), { replace: true });
  }, [isUser, redirect, navigate]);
}

import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session/use-session.ts';

/** Says why someone who was at work stands before the login again. */
export function SessionEnded() {
  const session = useSession();
  if (session.state !== 'guest') return null;
  if (session.reason === 'lost')
    return (
      <Notice className="mb-6">
        <Trans>Your session has ended. Please sign in again.</Trans>
      </Notice>
    );
  if (session.reason === 'elsewhere')
    return (
      <Notice className="mb-6">
        <Trans>You signed out in another tab.</Trans>
      </Notice>
    );
  return null;
}

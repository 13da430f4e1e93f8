import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginAddress } from '../../lib/own-path.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { logOut } from '../session/log-out.ts';
import { session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { CorrectAddress } from './correct-address.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { watchVerification } from './watch-verification.ts';

/** Waits for the link to be opened, wherever that happens, and goes on by itself. */
export function VerificationWaiting() {
  const now = useSession();
  const navigate = useNavigate();
  const user = now.state === 'user' ? now.user : null;
  const isVerified = user !== null && user.email_verified_at !== null;
  const isGuest = now.state === 'guest';

  useEffect(() => {
    // A failed look is made up for by the next one.
    return watchVerification(() => void session.load().catch(() => undefined));
  }, []);
  useEffect(() => {
    if (isVerified) void navigate(pages.dashboard.path, { replace: true });
    if (isGuest) void navigate(loginAddress(pages.verifyEmail.path), { replace: true });
  }, [isVerified, isGuest, navigate]);

  return user === null ? <Skeleton label={t`Loading your account`} /> : <Waiting user={user} />;
}

function Waiting({ user }: { user: User }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <p className="text-body">
        <Trans>
          We have sent a link to{' '}
          <strong className="font-semibold wrap-anywhere">{user.pending_email ?? user.email}</strong>. Open
          it, on this device or another one. This page then continues automatically.
        </Trans>
      </p>
      <p className="mt-3 text-ui wrap-anywhere text-ink-soft">
        <Trans>No e-mail yet? Look in your spam folder, or correct the address if it has a mistake.</Trans>
        {user.pending_email !== null && ` ${t`Until you open it, keep signing in with ${user.email}.`}`}
      </p>
      {isCorrecting ? (
        <CorrectAddress user={user} onClose={() => setIsCorrecting(false)} />
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          <ResendVerification />
          <Button onClick={() => setIsCorrecting(true)}>
            <Trans>Correct the address</Trans>
          </Button>
          <Button variant="quiet" onClick={() => logOut().then(() => navigate(pages.login.path))}>
            <Trans>Sign out</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

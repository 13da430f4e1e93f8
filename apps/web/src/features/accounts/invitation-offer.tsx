import {
  type AnswerOf,
  acceptColleagueInvitation,
  type previewColleagueInvitation,
} from '@fourfold/contract/calls';
import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call, messageOf } from '../../lib/api.ts';
import { loginAddress } from '../../lib/own-path.ts';
import { toast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { logOut } from '../session/log-out.ts';
import { session } from '../session/session.ts';
import { RegistrationForm } from './registration-form.tsx';

export type Invitation = AnswerOf<typeof previewColleagueInvitation>;

interface InvitationOfferProps {
  token: string;
  invitation: Invitation;
  user: User | null;
}

/** What someone with the link can do next: join, become themselves first, sign in, or register. */
export function InvitationOffer({ token, invitation, user }: InvitationOfferProps) {
  const { pathname, search } = useLocation();
  if (user?.email === invitation.email) return <Join token={token} organisation={invitation.organisation} />;
  if (user !== null) return <SomeoneElse user={user} invitation={invitation} />;
  if (!invitation.has_account) return <RegistrationForm invitation={{ token, ...invitation }} />;
  return (
    <>
      <p className="text-body">
        <Trans>There is already an account for {invitation.email}. Sign in to join.</Trans>
      </p>
      <ButtonLink to={loginAddress(`${pathname}${search}`)} variant="primary" className="mt-6">
        <Trans>Sign in</Trans>
      </ButtonLink>
    </>
  );
}

function Join({ token, organisation }: { token: string; organisation: string }) {
  const [state, setState] = useState<'ready' | 'joining'>('ready');
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  async function join(): Promise<void> {
    setState('joining');
    setProblem(null);
    try {
      await call(acceptColleagueInvitation, { body: { token } }, { handles: ['not_found'] });
      await session.enter();
      toast(t`You have joined ${organisation}.`);
      await navigate(pages.dashboard.path, { replace: true });
    } catch (error) {
      setProblem(messageOf(error));
      setState('ready');
    }
  }
  return (
    <div className="grid justify-items-start gap-5">
      <Button variant="primary" loading={state === 'joining'} onClick={join}>
        <Trans>Join {organisation}</Trans>
      </Button>
      {problem !== null && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}

function SomeoneElse({ user, invitation }: { user: User; invitation: Invitation }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Notice
      kind="warning"
      title={t`You are signed in as ${user.email}`}
      actions={
        <Button size="small" onClick={() => logOut().catch((error) => setProblem(messageOf(error)))}>
          <Trans>Sign out and go on</Trans>
        </Button>
      }
    >
      <Trans>The invitation is for {invitation.email}. Sign out to accept it with that address.</Trans>
      {problem !== null && <span className="block text-error">{problem}</span>}
    </Notice>
  );
}

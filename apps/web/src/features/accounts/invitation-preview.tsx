import { previewColleagueInvitation } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call, messageOf } from '../../lib/api.ts';
import { allOf } from '../../lib/lists.ts';
import { roleNames } from '../../lib/role-names.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../session/use-session.ts';
import { type Invitation, InvitationOffer } from './invitation-offer.tsx';

type Preview =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; invitation: Invitation };

export function InvitationPreview({ token }: { token: string }) {
  const [preview, setPreview] = useState<Preview>({ state: 'loading' });
  const session = useSession();

  useEffect(() => {
    const stop = new AbortController();
    call(
      previewColleagueInvitation,
      { query: { token } },
      { signal: stop.signal, handles: ['not_found'] },
    ).then(
      (invitation) => setPreview({ state: 'ready', invitation }),
      (error) => {
        if (!stop.signal.aborted) setPreview({ state: 'failed', message: messageOf(error) });
      },
    );
    return () => stop.abort();
  }, [token]);

  const isAsking = session.state === 'unknown' && session.expected;
  if (preview.state === 'loading' || isAsking) return <Skeleton label={t`Loading the invitation`} />;
  if (preview.state === 'failed') return <InvitationDead>{preview.message}</InvitationDead>;
  const { invitation } = preview;
  const departments = allOf(invitation.departments);
  return (
    <>
      <p className="mb-6 text-body">
        <Trans>
          {invitation.invited_by ?? t`A colleague`} invites you to join{' '}
          <strong className="font-semibold">{invitation.organisation}</strong>. Your role there:{' '}
          {roleNames[invitation.role]}.
        </Trans>
        {departments !== '' && <> {t`Your departments: ${departments}.`}</>}
      </p>
      <InvitationOffer
        token={token}
        invitation={invitation}
        user={session.state === 'user' ? session.user : null}
      />
    </>
  );
}

export function InvitationDead({ children }: { children: string }) {
  return (
    <Notice
      kind="error"
      live
      title={children}
      actions={
        <ButtonLink to={pages.login.path} size="small">
          <Trans>Go to sign-in</Trans>
        </ButtonLink>
      }
    />
  );
}

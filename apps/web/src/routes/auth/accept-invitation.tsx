import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { InvitationDead, InvitationPreview } from '../../features/accounts/invitation-preview.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useQuery } from '../../lib/use-query.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta = () => pageMeta(pages.acceptInvitation.path);

export default function AcceptInvitation() {
  const token = useQuery('token');
  return (
    <AuthPage title={t`Join your colleagues`}>
      {token === undefined && <Skeleton label={t`Loading the invitation`} />}
      {(token === null || token === '') && (
        <InvitationDead>{t`This link is not complete. Ask the person who invited you for a new one.`}</InvitationDead>
      )}
      {token && <InvitationPreview key={token} token={token} />}
    </AuthPage>
  );
}

import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { ResetLinkDead, ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useQuery } from '../../lib/use-query.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta = () => pageMeta(pages.resetPassword.path);

export default function ResetPassword() {
  const token = useQuery('token');
  return (
    <AuthPage title={t`Set a new password`}>
      {token === undefined && <Skeleton label={t`Loading the form`} />}
      {(token === null || token === '') && <ResetLinkDead />}
      {token && <ResetPasswordForm token={token} />}
    </AuthPage>
  );
}

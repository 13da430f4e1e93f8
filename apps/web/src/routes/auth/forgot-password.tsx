import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = () => pageMeta(pages.forgotPassword.path);

export default function ForgotPassword() {
  return (
    <AuthPage
      title={t`Forgotten your password?`}
      lead={t`Tell us the e-mail address of your account, and we’ll send you a link to set a new password.`}
    >
      <ForgotPasswordForm />
    </AuthPage>
  );
}

import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { Registration, WhenClosed, WhenOpen } from '../../features/accounts/by-registration.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { SessionEnded } from '../../features/accounts/session-ended.tsx';
import { useWayIn } from '../../features/accounts/use-way-in.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = () => pageMeta(pages.login.path);

export default function Login() {
  useWayIn();
  return (
    <AuthPage title={t`Login`}>
      <SessionEnded />
      <LoginForm>
        <Registration>
          <div className="mt-8 border-t pt-5 text-ui text-ink-soft">
            <WhenOpen>
              <p>
                <Trans>
                  No account yet?{' '}
                  <Link to={pages.register.path} className="link">
                    Register
                  </Link>
                </Trans>
              </p>
            </WhenOpen>
            <WhenClosed>
              <p>
                <Trans>No account yet? Ask a colleague who has one to invite you.</Trans>
              </p>
            </WhenClosed>
          </div>
        </Registration>
      </LoginForm>
    </AuthPage>
  );
}

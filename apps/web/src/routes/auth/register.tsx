import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { Registration, WhenClosed, WhenOpen } from '../../features/accounts/by-registration.tsx';
import { FreeLead, FreeOffer } from '../../features/accounts/free-offer.tsx';
import { RegistrationClosed } from '../../features/accounts/registration-closed.tsx';
import { RegistrationForm } from '../../features/accounts/registration-form.tsx';
import { useWayIn } from '../../features/accounts/use-way-in.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = () => pageMeta(pages.register.path);

export default function Register() {
  useWayIn();
  return (
    <Registration>
      <AuthPage title={t`Register`} beside={<FreeOffer />}>
        <WhenOpen>
          <FreeLead />
          <RegistrationForm />
        </WhenOpen>
        <WhenClosed>
          <RegistrationClosed />
        </WhenClosed>
        <p className="mt-8 border-t pt-5 text-ui text-ink-soft">
          <Trans>
            Already have an account?{' '}
            <Link to={pages.login.path} className="link">
              Sign in
            </Link>
          </Trans>
        </p>
      </AuthPage>
    </Registration>
  );
}

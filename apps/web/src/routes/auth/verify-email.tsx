import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { VerificationByLink } from '../../features/accounts/verification-by-link.tsx';
import { VerificationLine } from '../../features/accounts/verification-line.tsx';
import { VerificationWaiting } from '../../features/accounts/verification-waiting.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useQuery } from '../../lib/use-query.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta = () => pageMeta(pages.verifyEmail.path);

const title = (
  <>
    <Trans>
      Verify your <span className="whitespace-nowrap">e-mail</span> address
    </Trans>
  </>
);

export default function VerifyEmail() {
  const [query] = useSearchParams();
  const signature = useQuery('signature');
  return (
    <AuthPage title={title} beside={<VerificationLine />}>
      {signature === undefined && <Skeleton label={t`Loading your account`} />}
      {signature === null && <VerificationWaiting />}
      {typeof signature === 'string' && <VerificationByLink query={query} />}
    </AuthPage>
  );
}

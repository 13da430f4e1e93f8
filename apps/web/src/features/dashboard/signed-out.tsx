import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { unsaved } from '../../lib/unsaved.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session/use-session.ts';

/** The session has ended elsewhere while a form here holds something: it stays, and can be saved after a sign-in. */
export function SignedOut() {
  const { state } = useSession();
  if (state !== 'guest' || !unsaved.any()) return null;
  return (
    <Notice
      kind="warning"
      live
      className="sticky top-2 z-20 mb-8 shadow-float"
      title={t`You are signed out.`}
      actions={
        <ButtonLink href={pages.login.path} target="_blank" rel="noopener" size="small">
          <Trans>Sign in in a new tab</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you have typed stays here. Sign in, then come back to this tab and save it.</Trans>
    </Notice>
  );
}

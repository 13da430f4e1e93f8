import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { unsaved } from '../../lib/unsaved.ts';
import { useNoticePlace } from '../../lib/use-notice-place.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSession } from '../session/use-session.ts';

/**
 * The session has ended elsewhere while a form here holds something: it stays, and can be saved after a sign-in. Where a
 * dialog covers the page this stands in it.
 */
export function SignedOut() {
  const { state } = useSession();
  const isShown = state === 'guest' && unsaved.any();
  const inDialog = useNoticePlace(isShown);
  if (!isShown) return null;
  const notice = (
    <Notice
      kind="warning"
      live
      className={cx('shadow-float', inDialog === null && 'sticky top-2 z-20 mb-8')}
      title={t`You are signed out.`}
      actions={
        <ButtonLink href={pages.login.path} target="_blank" rel="noopener" size="small">
          <Trans>Open a new tab to sign in</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you have typed stays here. Sign in, then come back to this tab and save it.</Trans>
    </Notice>
  );
  return inDialog === null ? notice : createPortal(notice, inDialog);
}

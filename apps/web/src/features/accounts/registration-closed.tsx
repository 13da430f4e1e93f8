import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { site } from '../../lib/site.ts';
import { Notice } from '../../ui/notice.tsx';

/** Closed to strangers; the words fit both settings, because colleagues can be invited in either. */
export function RegistrationClosed() {
  return (
    <Notice title={t`Registration is by invitation`}>
      <Trans>
        Please use the link in your invitation, or ask a colleague who has an account to invite you. If you
        have a question, write to{' '}
        <a href={site.contactHref} className="link">
          {site.contact}
        </a>
        .
      </Trans>
    </Notice>
  );
}

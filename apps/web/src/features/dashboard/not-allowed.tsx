import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Reached by an address that the role's navigation does not show. */
export function NotAllowed({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <Notice
      title={title ?? t`Your role does not include this`}
      actions={
        <ButtonLink to={`${pages.settings.path}?tab=profile#role`} size="small">
          <Trans>See your role</Trans>
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}

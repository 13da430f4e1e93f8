import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { may } from '../../lib/may.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useUser } from '../session/user-context.ts';

/** Beside a refusal for want of seats. Billing opens for owners; everyone else reads in the refusal whom to ask. */
export function ToBilling() {
  if (!may(useUser(), 'organisation:own')) return null;
  return (
    <ButtonLink size="small" to={`${pages.settings.path}?tab=billing`}>
      <Trans>Open Billing</Trans>
    </ButtonLink>
  );
}

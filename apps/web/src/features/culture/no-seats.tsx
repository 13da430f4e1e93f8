import { getBilling } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../lib/api.ts';
import { eitherOf } from '../../lib/lists.ts';
import { may } from '../../lib/may.ts';
import { seatsRequested } from '../../lib/seats-requested.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useUser } from '../session/user-context.ts';

/** In the place of forms that would be refused at their end: who can make room, or that it has been asked for. */
export function NoSeats({ total }: { total: number }) {
  const user = useUser();
  const owns = may(user, 'organisation:own');
  return (
    <>
      <p className="mb-3 text-ui">
        {t`No seats are free: all ${total} are taken.`}{' '}
        {!owns && t`Ask ${eitherOf(user.organisation?.owners ?? [])} for more.`}
      </p>
      {owns && <Request />}
    </>
  );
}

/** What was asked for leads to where it stands, so that nobody asks twice. */
function Request() {
  const { value, isLoading } = useLoading('billing', (signal) => call(getBilling, {}, { signal }));
  const requested = value?.requested ?? null;
  const to = `${pages.settings.path}?tab=billing`;
  if (isLoading) return null;
  return requested === null ? (
    <ButtonLink variant="primary" to={to}>
      <Trans>Ask for more seats</Trans>
    </ButtonLink>
  ) : (
    <>
      <p className="mb-3 text-ui text-ink-soft">
        {seatsRequested(requested)} <Trans>We’ll reply by e-mail.</Trans>
      </p>
      <ButtonLink to={to}>
        <Trans>See the request</Trans>
      </ButtonLink>
    </>
  );
}

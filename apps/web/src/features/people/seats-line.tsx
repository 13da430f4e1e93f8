import { getBilling } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { eitherOf } from '../../lib/lists.ts';
import { may } from '../../lib/may.ts';
import { seatsRequested } from '../../lib/seats-requested.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { useUser } from '../session/user-context.ts';
import type { PeopleSummary } from './people-data.ts';

/** For how many more there is room, and who can make more. */
export function SeatsLine({ seats }: Pick<PeopleSummary, 'seats'>) {
  const user = useUser();
  const owns = may(user, 'organisation:own');
  const isFull = seats.left === 0;
  return (
    <>
      {plural(seats.used, {
        one: `# of ${seats.total} seats is used.`,
        other: `# of ${seats.total} seats are used.`,
      })}{' '}
      {isFull &&
        (owns
          ? t`All seats are taken.`
          : t`All seats are taken. Ask ${eitherOf(user.organisation?.owners ?? [])} for more.`)}{' '}
      {isFull && owns && <Requested />}{' '}
      {owns && (
        <Link className="link" to={`${pages.settings.path}?tab=billing`}>
          {isFull ? t`Ask for more seats` : t`Seats and billing`}
        </Link>
      )}
    </>
  );
}

/** What was asked for, so that nobody asks twice. */
function Requested() {
  const { value } = useLoading('billing', (signal) => call(getBilling, {}, { signal }));
  return value?.requested ? seatsRequested(value.requested) : null;
}

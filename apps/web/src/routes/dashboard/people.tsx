import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { Screen } from '../../features/dashboard/screen.tsx';
import { FirstSteps } from '../../features/people/first-steps.tsx';
import { InviteButtons } from '../../features/people/invite-buttons.tsx';
import { KeptLines } from '../../features/people/kept-lines.tsx';
import { loadPeople, type PeopleData } from '../../features/people/people-data.ts';
import { PeopleList } from '../../features/people/people-list.tsx';
import { RemindButton } from '../../features/people/reminders/remind-button.tsx';
import { ResponseRates } from '../../features/people/response-rates.tsx';
import { ScheduleButton } from '../../features/people/schedule/schedule-button.tsx';
import { SeatsLine } from '../../features/people/seats-line.tsx';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Route } from './+types/people.ts';

export const meta = () => pageMeta(pages.people.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  return user && may(user, 'employees:see') ? loadPeople(new URL(request.url).searchParams) : null;
}

export default function People({ loaderData }: Route.ComponentProps) {
  return (
    <Screen
      title={t`People`}
      actions={loaderData && <InviteButtons {...loaderData} />}
      allowed={may(useUser(), 'employees:see')}
      refusal={t`${whoMay('employees:see')} invite people and see who has answered.`}
    >
      {loaderData && (
        <>
          <Loaded data={loaderData.summary} label={t`Loading the response rates`}>
            {(summary) => (
              <>
                <div className="mb-4 text-ui">
                  {summary.total > 0 && <ResponseRates {...summary} />}{' '}
                  <span className="text-ink-soft">
                    <SeatsLine seats={summary.seats} />
                  </span>
                </div>
                <KeptLines />
                <FirstSteps {...summary} />
              </>
            )}
          </Loaded>
          <PeopleList {...loaderData} actions={<Reminding summary={loaderData.summary} />} />
        </>
      )}
    </Screen>
  );
}

/** Nothing stands there until it is known whether there is anyone to remind. */
const Reminding = ({ summary }: Pick<PeopleData, 'summary'>) => (
  <Suspense>
    {/* What failed is said where the response rates would stand. */}
    <Await resolve={summary} errorElement={<span hidden />}>
      {(known) =>
        known.total > 0 && (
          <>
            <ScheduleButton />
            <RemindButton {...known} />
          </>
        )
      }
    </Await>
  </Suspense>
);

import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { FirstSteps } from '../../features/people/first-steps.tsx';
import { InviteButtons } from '../../features/people/invite-buttons.tsx';
import { KeptLines } from '../../features/people/kept-lines.tsx';
import { loadPeople } from '../../features/people/people-data.ts';
import { PeopleList } from '../../features/people/people-list.tsx';
import { ResponseRates } from '../../features/people/response-rates.tsx';
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
                <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-ui">
                  {summary.total > 0 && <ResponseRates {...summary} />}
                  <SeatsLine seats={summary.seats} />
                </div>
                <KeptLines />
                <FirstSteps {...summary} />
              </>
            )}
          </Loaded>
          <PeopleList {...loaderData} />
        </>
      )}
    </Screen>
  );
}

import type { Vacancy } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { replace, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { Screen } from '../../features/dashboard/screen.tsx';
import { Compared } from '../../features/hires/compared.tsx';
import {
  asksForMore,
  loadHires,
  loadVacancies,
  openingVacancy,
  vacancyOf,
  viewOf,
} from '../../features/hires/hires-data.ts';
import { OpenAgain } from '../../features/hires/open-again.tsx';
import { Vacancies } from '../../features/hires/vacancies.tsx';
import { InviteButtons } from '../../features/people/invite-buttons.tsx';
import { loadPeople, type PeopleData } from '../../features/people/people-data.ts';
import { PeopleList } from '../../features/people/people-list.tsx';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { later } from '../../lib/later.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Route } from './+types/hires.ts';

export const meta = () => pageMeta(pages.hires.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  if (user === null || !may(user, 'candidates:see')) return { data: null };
  const query = new URL(request.url).searchParams;
  const view = viewOf(query);
  const vacancies = loadVacancies();
  if (view.vacancy === undefined) await openOn(vacancies, query);
  const vacancy = vacancyOf(view);
  const only = { kind: 'candidate', ...(vacancy === undefined ? {} : { vacancy }) } as const;
  return {
    data: {
      vacancies: later(vacancies),
      hires: loadHires(view),
      people: may(user, 'candidates:manage') ? loadPeople(query, only) : null,
    },
  };
}

/** Sorting, ticking and standing side by side change how is shown what is there. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  asksForMore(currentUrl, nextUrl);

/** The screen opens on a vacancy, if there is an open one. */
async function openOn(vacancies: ReturnType<typeof loadVacancies>, query: URLSearchParams): Promise<void> {
  // Without a connection the screen is drawn all the same, and each part says what it lacks.
  const answer = await vacancies.catch(() => null);
  const opening = openingVacancy(answer?.vacancies ?? []);
  if (opening === null) return;
  throw replace(`${pages.hires.path}?${new URLSearchParams([...query, ['vacancy', opening]])}`);
}

export default function Hires({ loaderData: { data } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const view = viewOf(query);
  return (
    <Screen
      title={t`Job Candidates`}
      allowed={may(useUser(), 'candidates:see')}
      refusal={t`${whoMay('candidates:see')} see candidates.`}
    >
      {data && (
        <>
          <Loaded data={data.vacancies} label={t`Loading the vacancies`}>
            {(answer) => <Vacancies answer={answer} view={view} />}
          </Loaded>
          <Loaded data={data.hires} label={t`Loading the candidates`}>
            {(hires) => <Compared hires={hires} view={view} />}
          </Loaded>
          <Loaded data={data.vacancies} label={t`Loading the vacancies`}>
            {({ vacancies }) => (
              <Inviting people={data.people} vacancies={vacancies} chosen={vacancyOf(view) ?? null} />
            )}
          </Loaded>
        </>
      )}
    </Screen>
  );
}

interface InvitingProps {
  people: PeopleData | null;
  vacancies: readonly Vacancy[];
  chosen: string | null;
}

function Inviting({ people, vacancies, chosen }: InvitingProps) {
  if (people === null) return null;
  const hiring = { vacancies, chosen };
  const closed = vacancies.find(({ id, closed_at }) => id === chosen && closed_at !== null);
  const actions = closed ? (
    <OpenAgain vacancy={closed} label={t`Reopen the vacancy to invite people`} />
  ) : (
    <InviteButtons {...people} hiring={hiring} />
  );
  return <PeopleList {...people} hiring={hiring} actions={actions} />;
}

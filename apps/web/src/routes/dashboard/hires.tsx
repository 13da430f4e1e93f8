import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { Compared } from '../../features/hires/compared.tsx';
import { loadHires } from '../../features/hires/hires-data.ts';
import { Vacancies } from '../../features/hires/vacancies.tsx';
import { InviteButtons } from '../../features/people/invite-buttons.tsx';
import { type Hiring, loadPeople, type PeopleData } from '../../features/people/people-data.ts';
import { PeopleList } from '../../features/people/people-list.tsx';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
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
  const data = loadHires(query);
  const { vacancy } = data.view;
  const only = { kind: 'candidate', ...(vacancy === undefined ? {} : { vacancy }) } as const;
  return { data: { ...data, people: may(user, 'candidates:manage') ? loadPeople(query, only) : null } };
}

export default function Hires({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <Screen
      title={t`Job Candidates`}
      allowed={may(useUser(), 'candidates:see')}
      refusal={t`${whoMay('candidates:see')} see candidates.`}
    >
      {data && (
        <>
          <Loaded data={data.vacancies} label={t`Loading the vacancies`}>
            {(vacancies) => <Vacancies vacancies={vacancies} view={data.view} />}
          </Loaded>
          <Loaded data={data.hires} label={t`Loading the candidates`}>
            {(hires) => <Compared hires={hires} asked={data.view.team} />}
          </Loaded>
          <Loaded data={data.vacancies} label={t`Loading the vacancies`}>
            {(vacancies) => (
              <Inviting people={data.people} hiring={{ vacancies, chosen: data.view.vacancy ?? null }} />
            )}
          </Loaded>
        </>
      )}
    </Screen>
  );
}

function Inviting({ people, hiring }: { people: PeopleData | null; hiring: Hiring }) {
  if (people === null) return null;
  return <PeopleList {...people} hiring={hiring} actions={<InviteButtons {...people} hiring={hiring} />} />;
}

import { pages } from '@fourfold/contract';
import { Screen } from '../../features/dashboard/screen.tsx';
import { Compared } from '../../features/hires/compared.tsx';
import { loadHires } from '../../features/hires/hires-data.ts';
import { Vacancies } from '../../features/hires/vacancies.tsx';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/hires.ts';

export const meta = () => pageMeta(pages.hires.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  const query = new URL(request.url).searchParams;
  return { data: user && may(user, 'candidates:see') ? loadHires(query) : null };
}

export default function Hires({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <Screen
      title="Job Candidates"
      allowed={may(useUser(), 'candidates:see')}
      refusal="Owners, admins, managers and hiring teams see candidates."
    >
      {data && (
        <>
          <Loaded data={data.vacancies} label="Loading the vacancies">
            {(vacancies) => <Vacancies vacancies={vacancies} view={data.view} />}
          </Loaded>
          <Loaded data={data.hires} label="Loading the candidates">
            {(hires) => <Compared hires={hires} asked={data.view.team} />}
          </Loaded>
        </>
      )}
    </Screen>
  );
}

import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { Person } from '../../features/person/person.tsx';
import { loadPerson } from '../../features/person/person-data.ts';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingToShow } from '../../ui/nothing-to-show.tsx';
import type { Route } from './+types/person.ts';

export const meta = () => pageMeta(pages.person.path);

export async function clientLoader({ params: { responseId } }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  return { data: user && may(user, 'candidates:see') ? loadPerson(responseId) : null };
}

export default function PersonScreen({ loaderData: { data } }: Route.ComponentProps) {
  const isAllowed = may(useUser(), 'candidates:see');
  if (data === null || !isAllowed) {
    return (
      <Screen
        title={t`A person`}
        allowed={false}
        refusal={t`${whoMay('candidates:see')} see individual people.`}
      >
        {null}
      </Screen>
    );
  }
  return (
    <Loaded data={data} label={t`Loading the person`}>
      {(loaded) =>
        'person' in loaded ? (
          <Person person={loaded.person} />
        ) : (
          <Screen title={t`A person`} allowed refusal="">
            <NothingToShow {...loaded} to={pages.people.path} label={t`All people`} />
          </Screen>
        )
      }
    </Loaded>
  );
}

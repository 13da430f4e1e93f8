import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NoOrganisation } from '../../features/dashboard/no-organisation.tsx';
import { NotAllowed } from '../../features/dashboard/not-allowed.tsx';
import { Person } from '../../features/person/person.tsx';
import { loadPerson } from '../../features/person/person-data.ts';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/person.ts';

export const meta = () => pageMeta(pages.person.path);

export async function clientLoader({ params: { responseId } }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  return { data: user && may(user, 'candidates:see') ? loadPerson(responseId) : null };
}

export default function PersonScreen({ loaderData: { data } }: Route.ComponentProps) {
  if (useUser().organisation === null) return <NoOrganisation />;
  if (data === null) {
    return (
      <>
        <h1 className="mb-6 text-h3">
          <Trans>A person</Trans>
        </h1>
        <NotAllowed>
          <Trans>{whoMay('candidates:see')} see individual people.</Trans>
        </NotAllowed>
      </>
    );
  }
  return (
    <Loaded data={data} label={t`Loading the person`}>
      {(loaded) =>
        'person' in loaded ? (
          <Person person={loaded.person} />
        ) : (
          <>
            <h1 className="mb-6 text-h3">
              <Trans>A person</Trans>
            </h1>
            <Notice title={t`There is nothing to show`}>{loaded.refusal}</Notice>
          </>
        )
      }
    </Loaded>
  );
}

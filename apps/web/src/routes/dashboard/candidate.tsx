import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Screen } from '../../features/dashboard/screen.tsx';
import { Candidate } from '../../features/hires/candidate.tsx';
import { loadCandidate } from '../../features/hires/candidate-data.ts';
import { session } from '../../features/session/session.ts';
import { useUser } from '../../features/session/user-context.ts';
import { may } from '../../lib/may.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { whoMay } from '../../lib/who-may.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingToShow } from '../../ui/nothing-to-show.tsx';
import type { Route } from './+types/candidate.ts';

export const meta = () => pageMeta(pages.candidate.path);

export async function clientLoader({ request, params: { responseId } }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  const query = new URL(request.url).searchParams;
  return { data: user && may(user, 'candidates:see') ? loadCandidate(responseId, query) : null };
}

export default function CandidateScreen({ loaderData: { data } }: Route.ComponentProps) {
  const isAllowed = may(useUser(), 'candidates:see');
  if (data === null || !isAllowed) {
    return (
      <Screen title={t`Candidate`} allowed={false} refusal={t`${whoMay('candidates:see')} see candidates.`}>
        {null}
      </Screen>
    );
  }
  return (
    <Loaded data={data} label={t`Loading the candidate`}>
      {(loaded) =>
        'candidate' in loaded ? (
          <Candidate answer={loaded.candidate} />
        ) : (
          <Screen title={t`Candidate`} allowed refusal="">
            <NothingToShow {...loaded} to={pages.hires.path} label={t`All candidates`} />
          </Screen>
        )
      }
    </Loaded>
  );
}

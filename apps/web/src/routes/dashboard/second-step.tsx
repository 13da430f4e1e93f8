import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { ScreenHeading } from '../../features/dashboard/screen-heading.tsx';
import { lacksSecondStep } from '../../features/session/second-step-way.ts';
import { session } from '../../features/session/session.ts';
import { SecondStepNeeded } from '../../features/settings/second-step/second-step-needed.tsx';
import { ownPath } from '../../lib/own-path.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/second-step.ts';

export const meta = () => pageMeta(pages.secondStep.path);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await session.ensure();
  const back = new URL(request.url).searchParams.get('redirect');
  if (user !== null && !lacksSecondStep(user)) throw redirect(ownPath(back));
  return null;
}

/** Completing it draws the recovery codes first: the way goes on when they are kept. */
export const shouldRevalidate = () => false;

export default function SecondStep() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = ownPath(query.get('redirect'));
  const leave = useCallback(() => void navigate(back, { replace: true }), [navigate, back]);
  return (
    <>
      <ScreenHeading>
        <Trans>One more step before you go in</Trans>
      </ScreenHeading>
      <SecondStepNeeded onDone={leave} />
    </>
  );
}

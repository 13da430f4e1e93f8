import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { may } from '../../../lib/may.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useUser } from '../../session/user-context.ts';
import { useCulture } from '../culture-context.ts';
import type { Finding } from '../findings/finding-path.ts';

/** From a finding to what is done about it, for those who may plan. */
export function MakePlan({ entry }: { entry: Finding }) {
  const { filter, isOwn } = useCulture();
  const user = useUser();
  if (!isOwn || !may(user, 'plans:manage')) return null;
  const { department, round } = filter;
  const query = new URLSearchParams({
    kind: 'direction' in entry ? 'opportunity' : 'barrier',
    measure: entry.key,
    direction: 'direction' in entry ? entry.direction : 'improve',
    ...(department === undefined || department === 'none' ? {} : { department }),
    ...(round === undefined ? {} : { round }),
  });
  return (
    <ButtonLink to={`${pages.newPlan.path}?${query}`} size="small" className="mt-4 print:hidden">
      <Trans>Make a plan</Trans>
    </ButtonLink>
  );
}

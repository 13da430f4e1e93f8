import { summariseResponses } from '@fourfold/contract/calls';
import type { CultureAnswer } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { may, ownDepartments } from '../../../lib/may.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { useUser } from '../../session/user-context.ts';
import { useCulture } from '../culture-context.ts';
import { sayRunning } from './say-running.ts';

/** The latest round while it shows no figures: the page is about an earlier one, and no other can be started yet. */
export function RunningRound({ rounds, may: rights }: Pick<CultureAnswer, 'rounds' | 'may'>) {
  const seesPeople = may(useUser(), 'employees:see');
  const running = rounds.find(({ current, has_answers }) => current && !has_answers);
  if (running === undefined || rounds.length === 1) return null;
  const { number } = running;
  return (
    <p className="mt-3 text-ui print:hidden">
      {seesPeople ? <HowFar number={number} /> : t`Round ${number} is running.`}{' '}
      <span className="text-ink-soft">
        <Trans>Its results appear here once enough people have answered.</Trans>{' '}
        {rights.start_round && t`You can start another round once the first answer has come in.`}
      </span>
    </p>
  );
}

/** As the People page counts: whom the member may invite. */
function HowFar({ number }: { number: number }) {
  const isOfOwn = ownDepartments(useUser()) !== null;
  const { key } = useCulture();
  const { value } = useLoading(key, (signal) =>
    call(summariseResponses, { query: { kind: 'employee' } }, { signal }),
  );
  return (
    <>
      {value === null ? t`Round ${number} is running.` : sayRunning({ ...value.round, isOfOwn })}
      {value !== null && value.round.invited > 0 && (
        <>
          {' '}
          <Trans>
            <Link className="link text-link" to={`${pages.people.path}?round=${number}`}>
              See who on the People page
            </Link>
            .
          </Trans>
        </>
      )}
    </>
  );
}

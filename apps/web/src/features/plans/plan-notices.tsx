import type { PlanPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { onDay } from '../../lib/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { CannotTell } from './same-measure.tsx';

/** What has happened to a plan since it was made, and what is to do about it. */
export function PlanNotices({ plan }: { plan: PlanPage }) {
  const isLive = plan.state === 'drafted' || plan.state === 'running';
  const isHomeless = isLive && !plan.company_wide && plan.departments.every(({ id }) => id === null);
  return (
    <div className="grid max-w-narrow gap-3 empty:hidden">
      {isLive && plan.owner === null && (
        <Notice kind="warning" title={t`Nobody looks after this plan`}>
          {/* One that was copied from another organisation never had an owner here. */}
          {plan.state === 'drafted' ? (
            <Trans>Before the plan can start, change it and choose someone to look after it.</Trans>
          ) : (
            <Trans>The person who looked after it has left. Change the plan and choose someone else.</Trans>
          )}
        </Notice>
      )}
      {isHomeless && (
        <Notice kind="warning" title={t`Its departments were removed`}>
          <Trans>Change the plan and choose who it’s for.</Trans>
        </Notice>
      )}
      {plan.past && (
        <Notice kind="info" title={t`Its last day was ${onDay(plan.until)}`}>
          <Trans>End the plan, drop it, or give it more time.</Trans>
        </Notice>
      )}
      {plan.why !== null && <Notice title={t`Why it was dropped`}>{plan.why}</Notice>}
      {plan.same.length > 0 && <CannotTell others={plan.same} />}
    </div>
  );
}

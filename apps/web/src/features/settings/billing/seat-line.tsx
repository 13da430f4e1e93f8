import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/badge.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Billing } from '../settings-data.ts';

export function SeatLine({ plan, seats }: Billing) {
  const made = seats.bought === 0 ? t`${seats.free} free` : t`${seats.free} free and ${seats.bought} bought`;
  return (
    <div className="max-w-narrow">
      <p className="mb-5 text-body">
        <Trans>
          {seats.used} of {seats.total} seats are used, and{' '}
          <Plural value={seats.left} one="# is left." other="# are left." />
        </Trans>{' '}
        <Badge tone={plan === 'paid' ? 'sky' : 'plain'}>
          {plan === 'paid' ? t`Paid plan` : t`Free plan`}
        </Badge>
      </p>
      <Progress
        value={seats.used}
        max={Math.max(seats.total, 1)}
        label={t`Seats used`}
        text={t`${seats.used} of ${seats.total} seats`}
        aside={made}
      />
    </div>
  );
}

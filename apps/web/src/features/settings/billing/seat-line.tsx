import { plural, t } from '@lingui/core/macro';
import { Badge } from '../../../ui/badge.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Billing } from '../settings-data.ts';

export function SeatLine({ plan, seats }: Billing) {
  const made =
    seats.bought === 0
      ? t`${seats.free} free of charge`
      : t`${seats.free} free of charge and ${seats.bought} bought`;
  return (
    <div className="max-w-narrow">
      <p className="mb-5 text-body">
        {t`${plural(seats.used, {
          one: `# of ${seats.total} seats is used`,
          other: `# of ${seats.total} seats are used`,
        })}, and ${plural(seats.left, { one: '# is left.', other: '# are left.' })}`}{' '}
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

import { Badge } from '../../../ui/badge.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Billing } from '../settings-data.ts';

export function SeatLine({ plan, seats }: Billing) {
  const made = seats.bought === 0 ? `${seats.free} free` : `${seats.free} free and ${seats.bought} bought`;
  return (
    <div className="max-w-narrow">
      <p className="mb-5 text-body">
        {seats.used} of {seats.total} seats are used, {seats.left} {seats.left === 1 ? 'is' : 'are'} left.{' '}
        <Badge tone={plan === 'paid' ? 'sky' : 'plain'}>{plan === 'paid' ? 'Paid plan' : 'Free plan'}</Badge>
      </p>
      <Progress
        value={seats.used}
        max={Math.max(seats.total, 1)}
        label="Seats used"
        text={`${seats.used} of ${seats.total} seats`}
        aside={made}
      />
    </div>
  );
}

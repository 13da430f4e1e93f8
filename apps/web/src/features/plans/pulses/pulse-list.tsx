import { stopPulse } from '@fourfold/contract/calls';
import type { PlanPage, Pulse } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { onClock, onDay } from '../../../lib/dates.ts';
import { inRow } from '../../../lib/lists.ts';
import { toast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface PulseListProps {
  plan: PlanPage;
  pulses: readonly Pulse[];
  mayStop: boolean;
  onChange: () => void;
}

/** Each pulse: whom it asked and when, what became of it, and when it asks next. */
export function PulseList({ plan, pulses, mayStop, onChange }: PulseListProps) {
  const [stopping, setStopping] = useState<Pulse | null>(null);
  const stop = async ({ id }: Pulse) => {
    await call(stopPulse, { params: { planId: plan.id, pulseId: id } });
    toast(t`The pulse has been stopped.`);
    onChange();
  };
  if (pulses.length === 0) return null;
  return (
    <>
      <ul className="border-t">
        {pulses.map((pulse) => (
          <li key={pulse.id} className="grid gap-1 border-b py-3">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 wrap-anywhere font-medium">{headOf(pulse)}</p>
              {pulse.next_at !== null && mayStop && (
                <Button size="small" onClick={() => setStopping(pulse)}>
                  <Trans>Stop it</Trans>
                </Button>
              )}
            </div>
            {pulse.next_at !== null && (
              <p>
                {pulse.every_weeks === null
                  ? t`Asks on ${onClock(pulse.next_at)}.`
                  : t`Asks next on ${onClock(pulse.next_at)}, then every ${pulse.every_weeks} weeks.`}
              </p>
            )}
            {pulse.waves.map((wave) => (
              <p key={wave.id}>
                {[sayAsked(wave), wave.sentence, sayLeftOut(wave.left_out, { isNow: false })]
                  .filter(Boolean)
                  .join(' ')}
              </p>
            ))}
            {pulse.notes.map((note) => (
              <p key={note} className="text-note text-ink-soft">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {stopping && (
        <ConfirmDialog
          title={t`Stop this pulse?`}
          description={t`It won’t ask anyone else. People who have been asked can still answer.`}
          confirm={t`Stop it`}
          onConfirm={() => stop(stopping)}
          onClose={() => setStopping(null)}
        />
      )}
    </>
  );
}

function headOf({ company_wide, departments, questions }: Pulse): string {
  const whom = company_wide ? t`everyone` : inRow(departments.map(({ name }) => name));
  return t`Pulse: ${plural(questions, { one: '# question', other: '# questions' })} to ${whom}`;
}

type Wave = Pulse['waves'][number];

function sayAsked({ asked, asked_at, open_until }: Wave): string {
  if (asked === 0) return onDay(asked_at);
  const people = plural(asked, { one: '# person', other: '# people' });
  return open_until === null
    ? t`Asked ${people} on ${onDay(asked_at)}.`
    : t`Asked ${people} on ${onDay(asked_at)}. Open until ${onDay(open_until)}.`;
}

/** Who was left out, and why. The thirty days are those before it asks, which need not be today. */
export function sayLeftOut(
  { recent, unwilling, unreached }: Wave['left_out'],
  { isNow }: { isNow: boolean },
): string {
  const parts = [
    recent > 0 &&
      (isNow
        ? plural(recent, { one: '# invited in the last 30 days', other: '# invited in the last 30 days' })
        : plural(recent, {
            one: '# invited in the previous 30 days',
            other: '# invited in the previous 30 days',
          })),
    unwilling > 0 && plural(unwilling, { one: '# declined last time', other: '# declined last time' }),
    unreached > 0 &&
      plural(unreached, { one: '# whose e-mail came back', other: '# whose e-mail came back' }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : t`Left out: ${inRow(parts)}.`;
}

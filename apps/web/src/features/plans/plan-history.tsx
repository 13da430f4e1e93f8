import type { PlanPage } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { atTime, onDay } from '../../lib/dates.ts';
import { Fold } from '../../ui/fold.tsx';

type Event = PlanPage['history'][number];

const did: Readonly<Record<string, (event: Event) => string>> = {
  'plan.made': () => t`made the plan`,
  'plan.changed': () => t`changed the plan`,
  'plan.started': () => t`started the plan`,
  'plan.done': () => t`ended the plan`,
  'plan.dropped': ({ details: { why = '' } }) => t`dropped it: ${why}`,
  'plan.resumed': () => t`reopened the plan`,
  'plan.ticked': ({ details: { week = '', done } }) => sayTick(week, done === 'yes'),
  'plan.commented': () => t`commented`,
  'plan.experiment_drawn': ({ details: { seed = '' } }) =>
    t`drew lots to decide which departments start first (random seed ${seed})`,
  'plan.experiment_early': ({ details: { on = '' } }) =>
    on === '' ? t`corrected the plan: no department started early` : t`noted that a department started early`,
  'plan.experiment_ended': ({ details: { why = '' } }) => t`ended the comparison of departments: ${why}`,
  'pulse.asked': ({ details: { people } }) => sayPulse(people),
  'pulse.stopped': () => t`stopped a pulse`,
  'plan.link_renewed': () => t`sent a new link to the person who looks after it`,
};

const sayTick = (week: string, done: boolean): string => {
  const day = onDay(week);
  return done ? t`said “done” for the week of ${day}` : t`said “not done” for the week of ${day}`;
};

/** Older entries do not say how many were asked. */
function sayPulse(people: string | undefined): string {
  if (people === undefined) return t`asked the people concerned`;
  if (people === '0') return t`scheduled a pulse`;
  return plural(Number(people), { one: 'sent a pulse to # person', other: 'sent a pulse to # people' });
}

const nameOf = ({ by, details }: Event): string =>
  by ?? (details.by === 'owner' ? t`The person who looks after it` : t`Someone who has since left`);

/** Who did what with the plan, as the audit log has it. */
export function PlanHistory({ history }: Pick<PlanPage, 'history'>) {
  return (
    <Fold label={t`History`}>
      <ul className="text-ui">
        {history.map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-6 border-b py-2">
            <span className="wrap-anywhere">
              <span className="font-medium">{nameOf(event)}</span> {did[event.action]?.(event)}
            </span>
            <time dateTime={event.at} className="text-ink-soft tabular-nums">
              {atTime(event.at)}
            </time>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

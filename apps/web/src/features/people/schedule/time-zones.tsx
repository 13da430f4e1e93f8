import { type CallOf, changeSchedule } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { browserTimezone } from '../../../lib/timezone.ts';
import { Field } from '../../../ui/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Select } from '../../../ui/select.tsx';
import type { SchedulePartProps } from './schedule-part.ts';

/** Where people work, so that an hour is theirs. Nobody is asked for their own: the department says it. */
export function TimeZones({ schedule, mayChange, isBusy, change }: SchedulePartProps) {
  const own = schedule.time_zone;
  const save = (body: CallOf<typeof changeSchedule>['body']) =>
    change(() => call(changeSchedule, { body }), t`The time zone has been saved.`);
  const others = schedule.departments.filter(({ time_zone }) => time_zone !== null);
  return (
    <section aria-labelledby="zones">
      <h3 id="zones" className="text-h4">
        <Trans>Time zones</Trans>
      </h3>
      <p className="mt-1 text-ui text-ink-soft">
        {own === null
          ? t`No time zone is set yet. The first time you choose when an e-mail is sent, your time zone (${browserTimezone()}) becomes the organisation’s.`
          : t`Times are in ${own}, unless a department has its own time zone.`}{' '}
        {others.map(({ name, time_zone }) => `${name}: ${time_zone}.`).join(' ')}
      </p>
      {mayChange && (
        <Fold label={t`Change time zones`}>
          <div className="mt-2 grid gap-3 sm:grid-cols-2" aria-busy={isBusy}>
            <Field label={t`The organisation`}>
              <ZoneSelect value={own ?? ''} empty={null} onChoose={(zone) => save({ time_zone: zone })} />
            </Field>
            {schedule.departments.map(({ id, name, time_zone }) => (
              <Field key={id} label={name}>
                <ZoneSelect
                  value={time_zone ?? ''}
                  empty={t`Same as the organisation’s`}
                  onChoose={(zone) => save({ departments: [{ id, time_zone: zone === '' ? null : zone }] })}
                />
              </Field>
            ))}
          </div>
        </Fold>
      )}
    </section>
  );
}

interface ZoneSelectProps {
  value: string;
  /** What having none is called; null where one has to be chosen. */
  empty: string | null;
  onChoose: (zone: string) => void;
}

function ZoneSelect({ value, empty, onChoose }: ZoneSelectProps) {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const zones = value === '' || known.includes(value) ? known : [value, ...known];
  return (
    <Select
      value={value}
      {...(empty === null ? { placeholder: t`Choose one` } : {})}
      onChange={(event) => onChoose(event.target.value)}
    >
      {empty !== null && <option value="">{empty}</option>}
      {zones.map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </Select>
  );
}

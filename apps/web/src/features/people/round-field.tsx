import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { PeopleView, Rounds } from './people-data.ts';
import { useView } from './use-view.ts';

interface RoundFieldProps extends Rounds {
  view: PeopleView;
}

/** From the second round on a person stands in the list once for each. */
export function RoundField({ view, rounds, pulses }: RoundFieldProps) {
  const { change } = useView();
  return (
    <Field label={t`Round`} hideLabel>
      <Select value={view.round ?? ''} onChange={(event) => change({ round: event.target.value })}>
        <option value="">
          <Trans>Every round</Trans>
        </option>
        {Array.from({ length: rounds }, (_, at) => rounds - at).map((number) => (
          <option key={number} value={number}>
            {number === rounds ? t`Round ${number}, the latest` : t`Round ${number}`}
          </option>
        ))}
        {pulses && (
          <option value="pulse">
            <Trans>Pulses</Trans>
          </option>
        )}
      </Select>
    </Field>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { PeopleView } from './people-data.ts';
import { useView } from './use-view.ts';

interface RoundFieldProps {
  view: PeopleView;
  rounds: number;
}

/** From the second round on a person stands in the list once for each. */
export function RoundField({ view, rounds }: RoundFieldProps) {
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
      </Select>
    </Field>
  );
}

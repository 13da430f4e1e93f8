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
    <Field label="Round" hideLabel>
      <Select value={view.round ?? ''} onChange={(event) => change({ round: event.target.value })}>
        <option value="">Every round</option>
        {Array.from({ length: rounds }, (_, at) => rounds - at).map((number) => (
          <option key={number} value={number}>
            {number === rounds ? `Round ${number}, the latest` : `Round ${number}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

import { t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Hires } from './hires-data.ts';
import { useHiresView } from './use-hires-view.ts';

/** Beside which team they stand. */
export function TeamChoice({
  hires: { state, teams, team_id },
  asked,
}: {
  hires: Hires;
  asked: string | undefined;
}) {
  const { change } = useHiresView();
  if (state === 'sample' || teams.length < 2) return null;
  return (
    <Field label={t`Compare with`}>
      <Select value={asked ?? team_id} onChange={({ target }) => change({ team: target.value })}>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

import { t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Column } from './columns.ts';
import { useHiresView } from './use-hires-view.ts';

/** Where there is no room for all columns: which one is shown, and sorted by. */
export function ShownCompetency({
  columns,
  shown,
}: {
  columns: readonly Column[];
  shown: string | undefined;
}) {
  const { change } = useHiresView();
  return (
    <Field label={t`Show and sort by`} className="lg:hidden">
      <Select value={shown} onChange={({ target }) => change({ order: `-${target.value}` })}>
        {columns.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

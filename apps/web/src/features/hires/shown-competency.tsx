import { t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Column } from './columns.ts';
import { useHiresView } from './use-hires-view.ts';

/** Where there is no room for all columns: which one is shown, and sorted by. */
export function ShownCompetency({
  columns,
  sorted,
}: {
  columns: readonly Column[];
  /** Nothing while the list is in the order of names. */
  sorted: string | undefined;
}) {
  const { change } = useHiresView();
  return (
    <Field label={t`Show and sort by`} className="lg:hidden">
      <Select
        value={sorted ?? ''}
        onChange={({ target: { value } }) => change({ order: value && `-${value}` })}
      >
        <option value="">{t`Name`}</option>
        {columns.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Hiring } from './people-data.ts';

interface VacancyFieldProps {
  hiring: Hiring;
  error?: string | undefined;
  onChoose?: (id: string) => void;
}

/** For which vacancy someone is invited. A closed one takes nobody any more. */
export function VacancyField({ hiring: { vacancies, chosen }, error, onChoose }: VacancyFieldProps) {
  const open = vacancies.filter(({ closed_at }) => closed_at === null);
  const preset = open.some(({ id }) => id === chosen) ? chosen : null;
  return (
    <Field label={t`Vacancy`} optional error={error}>
      <Select
        key={preset}
        name="vacancy_id"
        defaultValue={preset ?? ''}
        onChange={(event) => onChoose?.(event.target.value)}
      >
        <option value="">
          <Trans>None</Trans>
        </option>
        {open.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

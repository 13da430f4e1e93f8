import { batchFields } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { fieldNames } from './template.ts';
import type { BatchReading } from './use-batch.ts';

interface ColumnChoiceProps {
  reading: BatchReading;
  onChange: (columns: BatchReading['columns']) => void;
}

/** Which column holds what; what was guessed can be put right. */
export function ColumnChoice({ reading: { headers, columns }, onChange }: ColumnChoiceProps) {
  const choose = (field: keyof typeof fieldNames, value: string) => {
    const { [field]: _, ...others } = columns;
    onChange(value === '' ? others : { ...others, [field]: Number(value) });
  };
  return (
    <fieldset>
      <legend className="mb-2 font-display text-h4">
        <Trans>Columns</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {batchFields.map((field) => (
          <Field key={field} label={fieldNames[field]}>
            <Select value={columns[field] ?? ''} onChange={(event) => choose(field, event.target.value)}>
              <option value="">{field === 'company' ? t`Your company` : t`Not in the file`}</option>
              {headers.map((header, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <option key={index} value={index}>
                  {header}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

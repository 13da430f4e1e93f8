import type { ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { formMinutes, formsFor } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface FormFieldProps {
  kind: ResponseKind;
  error?: string | undefined;
  onChoose?: (form: ResponseForm) => void;
}

/** What someone is asked: the usual form for who they are, or another one. */
export function FormField({ kind, error, onChoose }: FormFieldProps) {
  const hint =
    kind === 'candidate'
      ? t`The candidate form asks how people work, not how they see a workplace.`
      : t`A pulse asks each person a third of the questions. It tells about groups from about 30 people, and never about one person’s single measures.`;
  return (
    <Field label={t`Form`} hint={hint} error={error}>
      {/* Another kind has other forms, so the field begins anew with it. */}
      <Select
        key={kind}
        name="form"
        defaultValue={formsFor[kind][0]}
        onChange={(event) => onChoose?.(event.target.value as ResponseForm)}
      >
        {formsFor[kind].map((form) => (
          <option key={form} value={form}>
            {nameOf(form)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function nameOf(form: ResponseForm): string {
  const minutes = plural(formMinutes[form], { one: 'about # minute', other: 'about # minutes' });
  if (form === 'full') return t`Full, ${minutes}`;
  return form === 'candidate' ? t`Candidate, ${minutes}` : t`Pulse, ${minutes}`;
}

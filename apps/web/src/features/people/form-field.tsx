import type { OfferedForm, ResponseForm, ResponseKind } from '@fourfold/contract/schemas';
import { formsFor } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Select } from '../../ui/select.tsx';

interface FormFieldProps {
  kind: ResponseKind;
  /** What is asked now, and how long it takes. */
  forms: Promise<readonly OfferedForm[]>;
  error?: string | undefined;
  onChoose?: (form: ResponseForm) => void;
}

/** What someone is asked: the usual form for who they are, or another one. */
export function FormField({ kind, forms, ...props }: FormFieldProps) {
  return (
    <Loaded data={forms} label={t`Loading the forms`}>
      {/* Another kind has other forms, so the field begins anew with it. */}
      {(all) => <Choice key={kind} kind={kind} forms={all} {...props} />}
    </Loaded>
  );
}

interface ChoiceProps extends Omit<FormFieldProps, 'forms'> {
  forms: readonly OfferedForm[];
}

function Choice({ kind, forms, error, onChoose }: ChoiceProps) {
  const [chosen, setChosen] = useState<ResponseForm>(formsFor[kind][0]);
  const choose = (form: ResponseForm) => {
    setChosen(form);
    onChoose?.(form);
  };
  return (
    <Field label={t`Form`} hint={hints[kind][chosen]} error={error}>
      <Select name="form" value={chosen} onChange={(event) => choose(event.target.value as ResponseForm)}>
        {forms
          .filter((one) => one.kind === kind)
          .map((one) => (
            <option key={one.form} value={one.form}>
              {nameOf(one)}
            </option>
          ))}
      </Select>
    </Field>
  );
}

const pulse = t`A pulse on all measures asks each person a third of the questions. It suits groups of about 30 or more. It gives single people no score on a single measure.`;
const candidate = t`It asks how people work, and nothing about a workplace that they don’t know.`;

const hints: Readonly<Record<ResponseKind, Readonly<Record<ResponseForm, string>>>> = {
  employee: {
    full: t`The full questionnaire includes every question. A group’s scores are more certain than one person’s.`,
    pulse,
    candidate,
  },
  candidate: {
    full: t`It also asks how they see their current workplace. Only their answers about how they work are compared with a team’s.`,
    pulse,
    candidate,
  },
};

function nameOf({ form, minutes }: OfferedForm): string {
  const long = plural(minutes, { one: 'about # minute', other: 'about # minutes' });
  if (form === 'full') return t`Full, ${long}`;
  return form === 'candidate' ? t`Candidate, ${long}` : t`Pulse, ${long}`;
}

import { guideRoles, headcountNames, headcounts, leadRoles, roleNames } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { LeadForm } from './use-lead.ts';

interface FieldOf {
  form: Pick<LeadForm, 'errors'>;
}

export function EmailField({ form }: FieldOf) {
  return (
    <Field label={t`E-mail`} error={form.errors.email}>
      <Input name="email" type="email" autoComplete="email" required maxLength={254} />
    </Field>
  );
}

/** Who asks for a file of the hiring and performance kind. */
export function RoleChoice({ form }: FieldOf) {
  return (
    <RadioCards
      legend={t`Your role`}
      name="role"
      tone="field"
      error={form.errors.role}
      choices={leadRoles.map((role) => ({ value: role, label: roleNames[role]() }))}
    />
  );
}

export function GuideRoleField({ form }: FieldOf) {
  return (
    <Field label={t`Your role`} error={form.errors.role}>
      <Select name="role" placeholder={t`Please choose`} required>
        {guideRoles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function HeadcountField({ form }: FieldOf) {
  return (
    <Field label={t`People in your company`} error={form.errors.headcount}>
      <Select name="headcount" placeholder={t`Please choose`} required>
        {headcounts.map((size) => (
          <option key={size} value={size}>
            {headcountNames[size]()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function QuestionField({ form }: FieldOf) {
  return (
    <Field label={t`A question for the session`} optional error={form.errors.question}>
      <Textarea name="question" rows={3} maxLength={2000} />
    </Field>
  );
}

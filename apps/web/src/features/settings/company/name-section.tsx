import { settingsForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { session } from '../../session/session.ts';
import { SaveButton } from '../save-button.tsx';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';
import { useCompanyForm } from './use-company-form.ts';

const names = ['name'] as const;
const schema = settingsForm.pick({ name: true });

export function NameSection({ company }: { company: Company }) {
  // The name stands in the navigation and in headings, too.
  const { ref, ...form } = useCompanyForm({ company, schema, names, after: () => session.load() });
  return (
    <Section title={t`Name`} note={t`Shown on invitations, questionnaires and reports.`}>
      <form
        ref={ref}
        aria-label={t`Name of the company`}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="grid max-w-form gap-4"
      >
        <Field label={t`Company`} error={form.errors.name}>
          <Input
            name="name"
            defaultValue={company.name}
            autoComplete="organization"
            required
            maxLength={120}
          />
        </Field>
        <FormProblem form={form} />
        <SaveButton form={form} />
      </form>
    </Section>
  );
}

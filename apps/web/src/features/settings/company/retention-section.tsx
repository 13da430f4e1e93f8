import { settingsForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { SaveButton } from '../save-button.tsx';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';
import { useCompanyForm } from './use-company-form.ts';

const names = ['employee_retention_days', 'candidate_retention_days'] as const;
const schema = settingsForm.pick({ employee_retention_days: true, candidate_retention_days: true });

export function RetentionSection({ company }: { company: Company }) {
  const { revalidate } = useRevalidator();
  const { ref, ...form } = useCompanyForm({ company, schema, names, after: revalidate });
  return (
    <Section
      title={t`How long answers are kept`}
      note={t`We count from the day of submission, or from the day the invitation ended. For candidates, we count from the day the vacancy closes. When that time is up, we erase the person’s name, answers and scores.`}
    >
      <form
        ref={ref}
        aria-label={t`How long answers are kept`}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="grid gap-4"
      >
        <div className="grid max-w-form gap-4 sm:grid-cols-2">
          <Field label={t`Employees, days`} error={form.errors.employee_retention_days}>
            <Input
              name="employee_retention_days"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={company.employee_retention_days}
              required
            />
          </Field>
          <Field label={t`Candidates, days`} error={form.errors.candidate_retention_days}>
            <Input
              name="candidate_retention_days"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={company.candidate_retention_days}
              required
            />
          </Field>
        </div>
        <FormProblem form={form} />
        <SaveButton form={form} />
      </form>
    </Section>
  );
}

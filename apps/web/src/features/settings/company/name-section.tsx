import { changeOrganisation, settingsForm } from '@fourfold/contract';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { session } from '../../session/session.ts';
import { SaveButton } from '../save-button.tsx';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';

export function NameSection({ company }: { company: Company }) {
  const form = useForm({
    schema: settingsForm.pick({ name: true }),
    keep: true,
    send: async (body) => {
      await call(changeOrganisation, { body });
      // The name stands in the navigation and in headings, too.
      await session.load();
    },
  });
  return (
    <Section title="Name" note="Stands on invitations, questionnaires and reports.">
      <form
        aria-label="Name of the company"
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="grid max-w-form gap-4"
      >
        <Field label="Company" error={form.errors.name}>
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

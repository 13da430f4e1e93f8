import { settingsForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { SaveButton } from '../save-button.tsx';
import { Section } from '../section.tsx';
import type { Company } from '../settings-data.ts';
import { useCompanyForm } from './use-company-form.ts';

const names = ['employee_invitation_text', 'candidate_invitation_text'] as const;
const schema = settingsForm.pick({ employee_invitation_text: true, candidate_invitation_text: true });

export function InvitationTexts({ company }: { company: Company }) {
  const { revalidate } = useRevalidator();
  const { ref, ...form } = useCompanyForm({ company, schema, names, after: revalidate });
  return (
    <Section
      id="invitation-text"
      title={t`Your invitation text`}
      note={t`You can add a few sentences of your own. In the e-mail with the link, they come after our first sentence, which says who is asking. Leave this empty to send only our text.`}
      fold={
        company.employee_invitation_text || company.candidate_invitation_text
          ? t`Read or change your text`
          : t`Write a text`
      }
    >
      <form
        ref={ref}
        aria-label={t`Your invitation text`}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="grid max-w-narrow gap-4"
      >
        <Field label={t`To employees`} optional error={form.errors.employee_invitation_text}>
          <Textarea
            name="employee_invitation_text"
            defaultValue={company.employee_invitation_text ?? ''}
            maxLength={2000}
          />
        </Field>
        <Field label={t`To candidates`} optional error={form.errors.candidate_invitation_text}>
          <Textarea
            name="candidate_invitation_text"
            defaultValue={company.candidate_invitation_text ?? ''}
            maxLength={2000}
          />
        </Field>
        <FormProblem form={form} />
        <SaveButton form={form} />
      </form>
    </Section>
  );
}

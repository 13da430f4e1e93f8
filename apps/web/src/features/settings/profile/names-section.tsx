import { changeProfile } from '@fourfold/contract/calls';
import { profileForm, type User } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { session } from '../../session/session.ts';
import { SaveButton } from '../save-button.tsx';
import { Section } from '../section.tsx';

export function NamesSection({ user }: { user: User }) {
  const form = useForm({
    schema: profileForm,
    keep: true,
    send: async (body) => {
      await call(changeProfile, { body });
      await session.load();
    },
  });
  return (
    <Section title={t`You`}>
      <form
        aria-label={t`Your name`}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="grid max-w-form gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t`First name`} error={form.errors.first_name}>
            <Input
              name="first_name"
              defaultValue={user.first_name}
              autoComplete="given-name"
              required
              maxLength={80}
            />
          </Field>
          <Field label={t`Last name`} error={form.errors.last_name}>
            <Input
              name="last_name"
              defaultValue={user.last_name}
              autoComplete="family-name"
              required
              maxLength={80}
            />
          </Field>
        </div>
        <Field label={t`Phone`} optional error={form.errors.phone}>
          <Input name="phone" type="tel" defaultValue={user.phone ?? ''} autoComplete="tel" maxLength={40} />
        </Field>
        <FormProblem form={form} />
        <SaveButton form={form} />
      </form>
    </Section>
  );
}

import { register } from '@fourfold/contract/calls';
import { registrationForm } from '@fourfold/contract/schemas';
import { messages, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { session } from '../session/session.ts';
import { AuthForm } from './auth-form.tsx';
import { NewPassword } from './new-password.tsx';

interface RegistrationFormProps {
  /** Joins a colleague's organisation: then company and address are known. */
  invitation?: { token: string; organisation: string; email: string };
}

export function RegistrationForm({ invitation }: RegistrationFormProps) {
  const navigate = useNavigate();
  const form = useForm({
    schema: registrationForm,
    failed: messages.registrationFailed(),
    extra: {
      phone: null,
      ...(invitation && {
        company: invitation.organisation,
        email: invitation.email,
        invitation: invitation.token,
      }),
    },
    send: async (values) => {
      await call(register, { body: values });
      await session.enter();
      toast(messages.registered());
      await navigate(pages.dashboard.path, { replace: true });
    },
  });
  const { errors } = form;
  return (
    <AuthForm form={form} label={t`Register`} submit={t`Register`}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={t`First name`} error={errors.first_name}>
          <Input name="first_name" autoComplete="given-name" required />
        </Field>
        <Field label={t`Last name`} error={errors.last_name}>
          <Input name="last_name" autoComplete="family-name" required />
        </Field>
      </div>
      {!invitation && (
        <Field label={t`Company`} error={errors.company}>
          <Input name="company" autoComplete="organization" required />
        </Field>
      )}
      <Field label={t`E-mail`} error={errors.email}>
        {/* Kept in the form, read-only: a password manager stores it beside the password. */}
        <Input
          name="email"
          type="email"
          autoComplete="username"
          required
          {...(invitation && { readOnly: true, value: invitation.email })}
        />
      </Field>
      <NewPassword errors={errors} />
      <p className="text-note text-ink-soft">
        <Trans>
          Our{' '}
          <Link to={pages.privacyPolicy.path} className="link">
            privacy policy
          </Link>{' '}
          explains how we use your data.
        </Trans>
      </p>
    </AuthForm>
  );
}

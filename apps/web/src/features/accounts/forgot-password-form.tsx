import { forgotPassword } from '@fourfold/contract/calls';
import { forgotPasswordForm } from '@fourfold/contract/schemas';
import { messages, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthForm } from './auth-form.tsx';

/** The answer is the same for every address, so that it tells nobody who has an account. */
export function ForgotPasswordForm() {
  const form = useForm({
    schema: forgotPasswordForm,
    send: (values) => call(forgotPassword, { body: values }),
  });
  if (form.state === 'sent') {
    return (
      <Notice kind="success" live>
        <Trans>{messages.resetRequested()} The link works once, within the next hour.</Trans>
      </Notice>
    );
  }
  return (
    <>
      <AuthForm form={form} label={t`Forgotten password`} submit={t`Send me a link`}>
        <Field label={t`E-mail`} error={form.errors.email}>
          <Input name="email" type="email" autoComplete="username" required />
        </Field>
      </AuthForm>
      <p className="mt-6 text-ui text-ink-soft">
        <Link to={pages.login.path} className="link">
          <Trans>Back to sign-in</Trans>
        </Link>
      </p>
    </>
  );
}

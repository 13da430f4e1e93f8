import { resetPassword } from '@fourfold/contract/calls';
import { resetPasswordForm } from '@fourfold/contract/schemas';
import { messages, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { session } from '../session/session.ts';
import { AuthForm } from './auth-form.tsx';
import { NewPassword } from './new-password.tsx';

/** A new password ends every session, this browser's too: anyone who had got in is out. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    schema: resetPasswordForm,
    extra: { token },
    read: (data) => ({ ...Object.fromEntries<unknown>(data), end_tokens: data.has('end_tokens') }),
    send: async (values) => {
      const { message } = await call(resetPassword, { body: values });
      session.end('left');
      toast(message);
      await navigate(pages.login.path, { replace: true });
    },
  });
  if (form.errors.token !== undefined) return <ResetLinkDead />;
  return (
    <AuthForm form={form} label={t`Set a new password`} submit={t`Set the password`}>
      <NewPassword errors={form.errors} label={t`New password`} />
      <Checkbox
        name="end_tokens"
        defaultChecked
        label={t`Revoke my API tokens too`}
        hint={t`Programs that use your API tokens, if you have any, will stop working. Keep this ticked if someone else may know your password.`}
      />
      <p className="text-note text-ink-soft">
        <Trans>
          This signs you out everywhere. Remembered your password?{' '}
          <Link to={pages.login.path} className="link">
            Go to sign-in
          </Link>
        </Trans>
      </p>
    </AuthForm>
  );
}

export function ResetLinkDead() {
  return (
    <Notice
      kind="error"
      live
      actions={
        <ButtonLink to={pages.forgotPassword.path} size="small">
          <Trans>Ask for a new link</Trans>
        </ButtonLink>
      }
    >
      {messages.resetLinkInvalid()}
    </Notice>
  );
}

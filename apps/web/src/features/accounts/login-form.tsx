import { login, loginForm, messages, pages } from '@fourfold/contract';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { session } from '../session/session.ts';
import { AuthForm } from './auth-form.tsx';

/** The session comes as a cookie that no script can read, so the token in the answer is for other clients. */
export function LoginForm() {
  const form = useForm({
    schema: loginForm,
    failed: messages.signInFailed,
    send: async (values) => {
      await call(login, { body: values });
      await session.load();
      toast(messages.signedIn);
    },
  });
  return (
    <AuthForm form={form} label="Login" submit="Log in">
      <Field label="E-mail" error={form.errors.email}>
        <Input name="email" type="email" autoComplete="username" required />
      </Field>
      <div>
        <Field label="Password" error={form.errors.password}>
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
        <Link
          to={pages.forgotPassword.path}
          className="link mt-1.5 inline-flex min-h-6 items-center text-note"
        >
          Forgotten your password?
        </Link>
      </div>
    </AuthForm>
  );
}

import { login } from '@fourfold/contract/calls';
import { loginForm } from '@fourfold/contract/schemas';
import { messages, pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { session } from '../session/session.ts';
import { AuthForm } from './auth-form.tsx';
import { CodeForm } from './code-form.tsx';

type Step =
  | { readonly at: 'password'; readonly email: string; readonly over: string | null; readonly again: boolean }
  | { readonly at: 'code'; readonly email: string; readonly challenge: string };

/** Address and password, and where the account has a second step, its code. `children` stand below the first. */
export function LoginForm({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<Step>({ at: 'password', email: '', over: null, again: false });
  const { email } = step;
  const back = (over: string | null) => setStep({ at: 'password', email, over, again: true });
  if (step.at === 'code') {
    return <CodeForm challenge={step.challenge} onBack={() => back(null)} onOver={back} />;
  }
  return (
    <>
      {step.over !== null && (
        <Notice kind="error" live className="mb-6">
          {step.over}
        </Notice>
      )}
      <PasswordForm
        email={email}
        again={step.again}
        onCode={(typed, challenge) => setStep({ at: 'code', email: typed, challenge })}
      />
      {children}
    </>
  );
}

interface PasswordFormProps {
  email: string;
  /** Someone has come back to it: the address stands there, and the password is what is missing. */
  again: boolean;
  onCode: (email: string, challenge: string) => void;
}

/** The session comes as a cookie that no script can read, so the token in the answer is for other clients. */
function PasswordForm({ email, again, onCode }: PasswordFormProps) {
  const secret = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (again) secret.current?.focus();
  }, [again]);
  const form = useForm({
    schema: loginForm,
    failed: messages.signInFailed(),
    send: async (values) => {
      try {
        await call(login, { body: values });
      } catch (error) {
        const challenge = error instanceof ApiError && error.code === 'code_needed' && error.challenge;
        if (challenge) return onCode(values.email, challenge);
        throw error;
      }
      await session.enter();
      toast(messages.signedIn());
    },
  });
  return (
    <AuthForm form={form} label={t`Login`} submit={t`Sign in`}>
      <Field label={t`E-mail`} error={form.errors.email}>
        <Input name="email" type="email" autoComplete="username" defaultValue={email} required />
      </Field>
      <div>
        <Field label={t`Password`} error={form.errors.password}>
          <PasswordInput ref={secret} name="password" autoComplete="current-password" required />
        </Field>
        <Link
          to={pages.forgotPassword.path}
          className="link mt-1.5 inline-flex min-h-6 items-center text-note"
        >
          <Trans>Forgotten your password?</Trans>
        </Link>
      </div>
    </AuthForm>
  );
}

import type { ReactNode } from 'react';
import type { Form } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface AuthFormProps {
  form: Form;
  label: string;
  submit: ReactNode;
  children: ReactNode;
}

/**
 * Until the page has come to life nothing can be sent: the button is none that submits, and `post` keeps a password
 * out of the address whatever happens.
 */
export function AuthForm({ form, label, submit, children }: AuthFormProps) {
  const { hydrated, errors, problem, state } = form;
  const isAboutAField = Object.keys(errors).length > 0;
  return (
    <form
      aria-label={label}
      method="post"
      noValidate={hydrated}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className="grid gap-5"
    >
      {children}
      {problem !== null && !isAboutAField && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <Button
        type={hydrated ? 'submit' : 'button'}
        variant="primary"
        loading={state === 'sending'}
        className="w-full"
      >
        {submit}
      </Button>
    </form>
  );
}

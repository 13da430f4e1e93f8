import type { Form } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { CodeField } from './code-field.tsx';

/** Both factors, before one of them changes. */
export function ProveFields({ form }: { form: Form }) {
  return (
    <>
      <Field label="Your password" error={form.errors.password}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <CodeField label="Code" hint="From your app, or one of your recovery codes." error={form.errors.code} />
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

/** Asked for again before something that a screen left open must not do. */
export function OwnPasswordField({ error }: { error: string | undefined }) {
  return (
    <Field label={t`Your password`} error={error}>
      <PasswordInput name="password" autoComplete="current-password" required />
    </Field>
  );
}

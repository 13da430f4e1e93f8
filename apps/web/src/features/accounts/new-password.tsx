import { passwordRule } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface NewPasswordProps {
  errors: Readonly<Record<string, string>>;
  label?: string;
}

/** A password that is chosen, and typed once more. */
export function NewPassword({ errors, label = t`Password` }: NewPasswordProps) {
  return (
    <>
      <Field
        label={label}
        hint={t`At least ${passwordRule.min} characters. A few unrelated words make a good password.`}
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field label={t`Confirm password`} error={errors.password_confirmation}>
        <PasswordInput name="password_confirmation" autoComplete="new-password" required />
      </Field>
    </>
  );
}

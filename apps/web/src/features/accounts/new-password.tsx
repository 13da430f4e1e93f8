import { passwordRule } from '@fourfold/contract/words';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface NewPasswordProps {
  errors: Readonly<Record<string, string>>;
  label?: string;
}

/** A password that is chosen, and typed once more. */
export function NewPassword({ errors, label = 'Password' }: NewPasswordProps) {
  return (
    <>
      <Field
        label={label}
        hint={`At least ${passwordRule.min} characters; a few unrelated words make a good one.`}
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field label="Confirm password" error={errors.password_confirmation}>
        <PasswordInput name="password_confirmation" autoComplete="new-password" required />
      </Field>
    </>
  );
}

import { changePassword } from '@fourfold/contract/calls';
import { changePasswordForm, type User } from '@fourfold/contract/schemas';
import { passwordRule } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { session } from '../../session/session.ts';
import { SaveButton } from '../save-button.tsx';
import { Section } from '../section.tsx';
import type { OwnTokens } from '../settings-data.ts';
import { EndTokens, readPasswords } from './end-tokens.tsx';

interface PasswordSectionProps {
  user: User;
  ownTokens: Promise<OwnTokens> | null;
}

export function PasswordSection({ user, ownTokens }: PasswordSectionProps) {
  const { revalidate } = useRevalidator();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    schema: changePasswordForm,
    keep: true,
    read: readPasswords,
    send: async (body) => {
      const had = (await ownTokens?.catch(() => null))?.tokens.length ?? 0;
      await call(changePassword, { body });
      // This session goes on under a new token, and so does its request token.
      await session.load();
      element.current?.reset();
      toast(
        had > 0 && body.end_tokens
          ? t`Your password has been changed. All your other sessions have been ended, and your API tokens have been revoked.`
          : t`Your password has been changed. All your other sessions have been ended.`,
      );
      await revalidate();
    },
  });
  return (
    <Section title={t`Password`} note={t`Changing it signs you out everywhere else.`}>
      <form
        ref={element}
        aria-label={t`Change your password`}
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className="grid max-w-form gap-4"
      >
        {/* Password managers want to know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <Field label={t`Current password`} error={form.errors.current_password}>
          <PasswordInput name="current_password" autoComplete="current-password" required />
        </Field>
        <Field
          label={t`New password`}
          hint={t`At least ${passwordRule.min} characters.`}
          error={form.errors.password}
        >
          <PasswordInput name="password" autoComplete="new-password" required />
        </Field>
        <Field label={t`Confirm new password`} error={form.errors.password_confirmation}>
          <PasswordInput name="password_confirmation" autoComplete="new-password" required />
        </Field>
        {ownTokens && <EndTokens tokens={ownTokens} />}
        <FormProblem form={form} />
        <SaveButton form={form}>
          <Trans>Change the password</Trans>
        </SaveButton>
      </form>
    </Section>
  );
}

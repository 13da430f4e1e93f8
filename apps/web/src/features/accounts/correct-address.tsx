import { cancelEmailChange, changeEmail } from '@fourfold/contract/calls';
import { changeEmailForm, type User } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnPasswordField } from '../../ui/own-password-field.tsx';
import { session } from '../session/session.ts';

interface CorrectAddressProps {
  user: User;
  onClose: () => void;
}

/** For anyone who mistyped the address at the registration: its mail goes to someone else or to nobody. */
export function CorrectAddress({ user, onClose }: CorrectAddressProps) {
  const form = useForm({
    schema: changeEmailForm,
    send: async (body) => {
      await call(changeEmail, { body });
      await session.load();
      toast(t`The link is on its way to ${body.email}.`);
      onClose();
    },
  });
  async function takeBack(): Promise<void> {
    try {
      await call(cancelEmailChange, {});
      await session.load();
      toast(t`The link is on its way to ${user.email}.`);
      onClose();
    } catch (error) {
      toast(messageOf(error), { kind: 'error' });
    }
  }
  const isAboutAField = Object.keys(form.errors).length > 0;
  return (
    <form
      aria-label={t`Correct the address`}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className="mt-6 grid gap-4 border-t pt-6"
    >
      <Field label={t`Your e-mail address`} error={form.errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          autoFocus
          defaultValue={user.pending_email ?? user.email}
        />
      </Field>
      <OwnPasswordField error={form.errors.password} />
      {form.problem !== null && !isAboutAField && (
        <Notice kind="error" live>
          {form.problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={form.state === 'sending'}>
          <Trans>Send the link there</Trans>
        </Button>
        {user.pending_email !== null && (
          <Button onClick={takeBack} className="max-w-full break-all">
            <Trans>Use {user.email} after all</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

import { changeEmail } from '@fourfold/contract/calls';
import { changeEmailForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { OwnPasswordField } from '../../../ui/own-password-field.tsx';
import { session } from '../../session/session.ts';

export function ChangeEmail({ onClose }: { onClose: () => void }) {
  const form = useForm({
    schema: changeEmailForm,
    send: async (body) => {
      const { message } = await call(changeEmail, { body });
      toast(message);
      await session.load();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Change your e-mail`}
      description={t`We’ll send a link to the new address. We’ll keep using the old address until you open the link.`}
      form={form}
      submit={t`Send the link`}
      onClose={onClose}
    >
      <Field label={t`New e-mail`} error={form.errors.email}>
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
      <OwnPasswordField error={form.errors.password} />
    </FormDialog>
  );
}

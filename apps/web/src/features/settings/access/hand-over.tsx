import { transferOrganisation } from '@fourfold/contract/calls';
import { knownPassword } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OwnPasswordField } from '../../../ui/own-password-field.tsx';
import { session } from '../../session/session.ts';
import { useUser } from '../../session/user-context.ts';
import type { Colleague } from '../settings-data.ts';

const schema = z.object({ password: knownPassword });

export function HandOver({ member, onClose }: { member: Colleague; onClose: () => void }) {
  const { company } = useUser();
  const { revalidate } = useRevalidator();
  const name = `${member.first_name} ${member.last_name}`;
  const form = useForm({
    schema,
    send: async ({ password }) => {
      await call(
        transferOrganisation,
        { body: { user_id: member.user_id, password } },
        { handles: ['not_found'] },
      );
      toast(t`Now ${name} is the owner of ${company ?? t`the organisation`}’s account.`);
      onClose();
      await session.load();
      await revalidate();
    },
  });
  return (
    <FormDialog
      title={t`Hand ${company ?? t`the organisation`}’s account over to ${name}?`}
      description={t`${member.first_name} becomes an owner, who can manage billing and delete everything. You become an admin, and only an owner can make you an owner again.`}
      form={form}
      submit={t`Hand over`}
      danger
      onClose={onClose}
    >
      <OwnPasswordField error={form.errors.password} />
    </FormDialog>
  );
}

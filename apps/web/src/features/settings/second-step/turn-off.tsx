import { endSecondStep } from '@fourfold/contract/calls';
import { proveSecondStepForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { session } from '../../session/session.ts';
import { useUser } from '../../session/user-context.ts';
import { ProveFields } from './prove-fields.tsx';

export function TurnOff({ onClose }: { onClose: () => void }) {
  const { organisation } = useUser();
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: proveSecondStepForm,
    send: async (body) => {
      await call(endSecondStep, { body });
      toast(t`Two-step verification is off. All your other sessions have been ended.`);
      onClose();
      await session.load();
      await revalidate();
    },
  });
  const asked = organisation?.second_step_required
    ? t`${organisation.name} requires two-step verification. You can’t open anything there until you set it up again, for instance on a new phone.`
    : '';
  return (
    <FormDialog
      title={t`Turn off two-step verification?`}
      description={`${t`Your password alone will open your account, your recovery codes will stop working, and all your other sessions will end.`} ${asked}`.trim()}
      form={form}
      submit={t`Turn it off`}
      danger
      onClose={onClose}
    >
      <ProveFields form={form} />
    </FormDialog>
  );
}

import { renewRecoveryCodes } from '@fourfold/contract/calls';
import { proveSecondStepForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ProveFields } from './prove-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function RenewCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: proveSecondStepForm,
    send: async (body) => {
      const made = await call(renewRecoveryCodes, { body });
      setCodes(made.recovery_codes);
      await revalidate();
    },
  });
  if (codes !== null)
    return <RecoveryCodes title={t`Your new recovery codes`} codes={codes} onClose={onClose} />;
  return (
    <FormDialog
      title={t`Make new recovery codes`}
      description={t`The old ones stop working at once.`}
      form={form}
      submit={t`Make them`}
      onClose={onClose}
    >
      <ProveFields form={form} />
    </FormDialog>
  );
}

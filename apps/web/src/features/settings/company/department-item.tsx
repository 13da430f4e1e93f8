import { removeDepartment, renameDepartment } from '@fourfold/contract/calls';
import { departmentForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';

interface DepartmentProps {
  id: string;
  name: string;
}

export function DepartmentItem({ id, name }: DepartmentProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(null);
  async function remove(): Promise<void> {
    await call(removeDepartment, { params: { departmentId: id } }, { handles: ['not_found'] });
    toast(t`${name} has been removed.`);
    await revalidate();
  }
  return (
    <li className="flex items-center justify-between gap-3 border-b py-1.5 text-ui">
      <span className="min-w-0 break-words">{name}</span>
      <span className="flex shrink-0 gap-1">
        <Button size="small" variant="quiet" aria-label={t`Rename ${name}`} onClick={() => setOpen('rename')}>
          <Trans>Rename</Trans>
        </Button>
        <Button size="small" variant="quiet" aria-label={t`Remove ${name}`} onClick={() => setOpen('remove')}>
          <Trans>Remove</Trans>
        </Button>
      </span>
      {open === 'rename' && <RenameDepartment id={id} name={name} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={t`Remove ${name}?`}
          description={t`Managers who look after it will no longer see its people. The people and their answers are kept, without a department. A new department with the same name would start empty.`}
          confirm={t`Remove`}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </li>
  );
}

function RenameDepartment({ id, name, onClose }: DepartmentProps & { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: departmentForm,
    send: async (body) => {
      await call(renameDepartment, { params: { departmentId: id }, body }, { handles: ['not_found'] });
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog title={t`Rename ${name}`} form={form} submit={t`Rename`} onClose={onClose}>
      <Field label={t`Name`} error={form.errors.name}>
        <Input name="name" defaultValue={name} autoComplete="off" required maxLength={80} />
      </Field>
    </FormDialog>
  );
}

import { requestSeats } from '@fourfold/contract/calls';
import { seatRequestForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { useForm } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface AskSeatsProps {
  /** What the lines at hand lack; people may want more. */
  missing: number;
  onAsked: () => void;
  onClose: () => void;
}

/** How many more, before anything is sent. Billing asks the same. */
export function AskSeats({ missing, onAsked, onClose }: AskSeatsProps) {
  const form = useForm({
    schema: seatRequestForm,
    send: async (body) => {
      const { message } = await call(requestSeats, { body });
      toast(message);
      onAsked();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Ask for more seats`}
      description={t`We’ll reply by e-mail with a quote. You won’t be charged for asking.`}
      form={form}
      submit={t`Ask for seats`}
      onClose={onClose}
    >
      <Field label={t`How many more`} error={form.errors.seats}>
        <Input
          name="seats"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={missing}
          className="max-w-32"
        />
      </Field>
      <Field label={t`Anything else we should know?`} optional error={form.errors.note}>
        <Textarea name="note" rows={3} maxLength={2000} />
      </Field>
    </FormDialog>
  );
}

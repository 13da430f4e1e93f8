import { createToken, tokenDays, tokenForm } from '@fourfold/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';

export function CreateToken({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: tokenForm,
    send: async (body) => {
      const { token } = await call(createToken, { body });
      setMade(token);
      await revalidate();
    },
  });
  if (made !== null) return <TokenOnce token={made} onClose={onClose} />;
  return (
    <FormDialog title="Create an API token" form={form} submit="Create" onClose={onClose}>
      <Field label="Name" hint="What will use it, so that you recognise it later." error={form.errors.name}>
        <Input name="name" autoComplete="off" required maxLength={80} />
      </Field>
      <Field label="Lives for" error={form.errors.days}>
        <Select name="days" defaultValue="90">
          {tokenDays.map((days) => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}

function TokenOnce({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your new token"
      description="Copy it now: it is shown this once and never again. Whoever has it acts for you."
      actions={
        <Button variant="primary" onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <div className="grid gap-3">
        <code className="block rounded bg-sunk px-3 py-2.5 font-mono text-note break-all select-all">
          {token}
        </code>
        <div>
          <CopyButton text={token} label="Copy the token" />
        </div>
      </div>
    </Dialog>
  );
}

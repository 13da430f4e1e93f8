import { createToken } from '@fourfold/contract/calls';
import { tokenForm } from '@fourfold/contract/schemas';
import { longestTokenDays, tokenDays } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { dayAfter, endOfDay } from './token-end.ts';
import { useProof } from './use-proof.tsx';

const onDay = 'day';

export function CreateToken({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<string | null>(null);
  const [ends, setEnds] = useState('90');
  const [now] = useState(() => new Date());
  const { revalidate } = useRevalidator();
  const { proved, dialog } = useProof(t`No token was created.`);
  const form = useForm({
    schema: tokenForm,
    read: (data) => ({
      name: data.get('name'),
      scopes: data.getAll('scopes'),
      ...(ends === onDay ? { expires_at: endOfDay(String(data.get('expires_at'))) } : { days: ends }),
    }),
    send: async (body) => {
      const { token } = await proved(() => call(createToken, { body }));
      setMade(token);
      await revalidate();
    },
  });
  if (made !== null) return <TokenOnce token={made} onClose={onClose} />;
  return (
    <>
      <FormDialog title={t`Create an API token`} form={form} submit={t`Create`} onClose={onClose}>
        <Field label={t`Name`} hint={t`Name the program that will use the token.`} error={form.errors.name}>
          <Input name="name" autoComplete="off" required maxLength={80} />
        </Field>
        <ScopeChoice error={form.errors.scopes} />
        <div className="flex flex-wrap items-start gap-4">
          <Field label={t`Ends`} className="w-44 max-w-full" error={form.errors.days}>
            <Select name="days" value={ends} onChange={(event) => setEnds(event.target.value)}>
              {tokenDays.map((days) => (
                <option key={days} value={days}>
                  <Trans>in {days} days</Trans>
                </option>
              ))}
              <option value={onDay}>
                <Trans>on a date</Trans>
              </option>
            </Select>
          </Field>
          {ends === onDay && (
            <Field label={t`Last day`} className="w-44 max-w-full" error={form.errors.expires_at}>
              <Input
                name="expires_at"
                type="date"
                required
                min={dayAfter(now, 0)}
                max={dayAfter(now, longestTokenDays - 1)}
              />
            </Field>
          )}
        </div>
      </FormDialog>
      {dialog}
    </>
  );
}

function TokenOnce({ token, onClose }: { token: string; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  // Escape and the close button are pressed by habit, and would cost the token.
  const stays = () => {
    setIsLeaving(!isCopied);
    return !isCopied;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      stays={stays}
      title={t`Your new token`}
      description={t`Copy it now, because you won’t see it again. Anyone who has it can do everything that you allow it to do.`}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>I have copied it</Trans>
        </Button>
      }
    >
      <div className="grid gap-3">
        <code className="block rounded bg-sunk px-3 py-2.5 font-mono text-note break-all select-all">
          {token}
        </code>
        <div>
          <CopyButton text={token} label={t`Copy the token`} onCopied={() => setIsCopied(true)} />
        </div>
        {isLeaving && !isCopied && (
          <Notice kind="warning" live>
            <Trans>
              Closing this hides the token for good. If you have copied it, press “I have copied it”.
            </Trans>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

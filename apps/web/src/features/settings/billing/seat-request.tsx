import { requestSeats } from '@fourfold/contract/calls';
import { seatRequestForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

export function SeatRequest() {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    schema: seatRequestForm,
    keep: true,
    send: async (body) => setAnswer((await call(requestSeats, { body })).message),
  });
  if (form.state === 'sent' && answer !== null) {
    return (
      <Notice
        kind="success"
        live
        className="max-w-narrow"
        actions={
          <Button size="small" onClick={form.reset}>
            <Trans>Ask for something else</Trans>
          </Button>
        }
      >
        {answer}
      </Notice>
    );
  }
  return (
    <form
      aria-label={t`Ask for more seats`}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className="grid max-w-form gap-4"
    >
      <Field label={t`How many more`} error={form.errors.seats}>
        <Input name="seats" inputMode="numeric" autoComplete="off" required className="max-w-32" />
      </Field>
      <Field label={t`What we should know`} optional error={form.errors.note}>
        <Textarea name="note" rows={3} maxLength={2000} />
      </Field>
      <FormProblem form={form} />
      <div>
        <Button type="submit" variant="primary" loading={form.state === 'sending'}>
          <Trans>Ask for seats</Trans>
        </Button>
      </div>
    </form>
  );
}

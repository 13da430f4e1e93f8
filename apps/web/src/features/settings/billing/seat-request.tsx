import { requestSeats } from '@fourfold/contract/calls';
import { seatRequestForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { seatsRequested } from '../../../lib/seats-requested.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { Billing } from '../settings-data.ts';

/** What was asked for stands here until it is answered with seats, also after a reload and for the other owners. */
export function SeatRequest({ requested }: Pick<Billing, 'requested'>) {
  const { revalidate } = useRevalidator();
  const [asksMore, setAsksMore] = useState(false);
  const form = useForm({
    schema: seatRequestForm,
    keep: true,
    send: async (body) => {
      await call(requestSeats, { body });
      await revalidate();
      setAsksMore(false);
    },
  });
  if (requested !== null && !asksMore) {
    return (
      <Notice
        kind="success"
        live
        className="max-w-narrow"
        title={seatsRequested(requested)}
        actions={
          <Button
            size="small"
            onClick={() => {
              form.reset();
              setAsksMore(true);
            }}
          >
            <Trans>Ask for something else</Trans>
          </Button>
        }
      >
        <Trans>We’ll reply by e-mail.</Trans>
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
      <Field label={t`Anything else we should know?`} optional error={form.errors.note}>
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

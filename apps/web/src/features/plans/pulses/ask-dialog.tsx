import { type AnswerOf, askPulse, type listPulses, previewPulse } from '@fourfold/contract/calls';
import { type PlanPage, pulseForm } from '@fourfold/contract/schemas';
import { pulseDays, pulseWeeks } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';
import { onDay } from '../../../lib/dates.ts';
import { browserTimezone } from '../../../lib/timezone.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Aim, AimField } from '../plan-fields.tsx';
import { sayLeftOut } from './pulse-list.tsx';

interface AskDialogProps {
  plan: PlanPage;
  offer: AnswerOf<typeof listPulses>;
  onDone: () => void;
  onClose: () => void;
}

type Asks = 'measure' | 'bank';

/** What is asked, of whom and when: how many that is stands there before anything leaves. */
export function AskDialog({ plan, offer, onDone, onClose }: AskDialogProps) {
  const [asks, setAsks] = useState<Asks>(offer.choices.measure === null ? 'bank' : 'measure');
  const [aim, setAim] = useState<Aim>(() => aimOf(plan, offer));
  const [at, setAt] = useState('');
  const whom = { asks, company_wide: aim.everyone, departments: aim.everyone ? [] : [...aim.departments] };
  const isAimed = aim.everyone || aim.departments.length > 0;
  const key = JSON.stringify(whom);
  const preview = useLoading(key, async (signal) =>
    isAimed ? await call(previewPulse, { params: { planId: plan.id }, body: whom }, { signal }) : null,
  );
  const form = useForm({
    schema: pulseForm,
    read: (data) => ({
      ...whom,
      at,
      every_weeks: data.get('every_weeks') ?? '',
      time_zone: browserTimezone(),
    }),
    send: async (body) => {
      const { message } = await call(askPulse, { params: { planId: plan.id }, body });
      toast(message);
      onDone();
      onClose();
    },
  });
  const people = preview.value?.people ?? 0;
  const submit =
    at === ''
      ? plural(people, { 0: 'Ask now', one: 'Ask # person now', other: 'Ask # people now' })
      : t`Plan the pulse`;
  return (
    <FormDialog
      title={t`Ask the people concerned`}
      description={t`Each gets a mail with a personal link. It takes answers for ${pulseDays} days, with reminders as set in People.`}
      form={preview.isLoading ? { ...form, state: 'sending' } : form}
      submit={submit}
      onClose={onClose}
    >
      <WhatField plan={plan} choices={offer.choices} asks={asks} onChange={setAsks} />
      <AimField
        legend={t`Whom to ask`}
        departments={offer.departments}
        mayEveryone={offer.may_company_wide}
        aim={aim}
        onChange={setAim}
        error={form.errors.departments ?? form.errors.company_wide}
      />
      <div className="grid gap-4">
        <Field
          label={t`Send on`}
          optional
          hint={t`Empty means now. The hour counts where each person works.`}
          error={form.errors.at}
        >
          <Input
            type="datetime-local"
            name="at"
            className="max-w-64"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        </Field>
        <Field
          label={t`Ask again after so many weeks`}
          optional
          hint={t`Until the plan’s last day, ${onDay(plan.until)}. Empty means once.`}
          error={form.errors.every_weeks}
        >
          <Input
            type="number"
            name="every_weeks"
            className="max-w-32"
            inputMode="numeric"
            min={pulseWeeks.least}
            max={pulseWeeks.most}
          />
        </Field>
      </div>
      <div aria-live="polite">
        {!isAimed ? (
          <p className="text-ui">
            <Trans>Choose a department.</Trans>
          </p>
        ) : preview.value === null ? (
          preview.error === null ? (
            <Skeleton label={t`Counting the people`} />
          ) : (
            <Notice kind="error">{messageOf(preview.error)}</Notice>
          )
        ) : (
          <Whom {...preview.value} isPlanned={at !== ''} />
        )}
      </div>
    </FormDialog>
  );
}

/** The plan’s own departments, as far as the person who asks may ask there. */
function aimOf(plan: PlanPage, offer: AskDialogProps['offer']): Aim {
  const allowed = new Set(offer.departments.map(({ id }) => id));
  const departments = plan.departments.flatMap(({ id }) => (id !== null && allowed.has(id) ? [id] : []));
  return { everyone: plan.company_wide && offer.may_company_wide, departments };
}

interface WhatFieldProps {
  plan: PlanPage;
  choices: AskDialogProps['offer']['choices'];
  asks: Asks;
  onChange: (asks: Asks) => void;
}

function WhatField({ plan, choices, asks, onChange }: WhatFieldProps) {
  const { measure, bank } = choices;
  return (
    <Field
      label={t`What to ask`}
      hint={
        asks === 'measure'
          ? t`The questions that say most about ${plan.measure}.`
          : t`A third of the questionnaire, about everything it measures.`
      }
    >
      <Select name="asks" value={asks} onChange={({ target }) => onChange(target.value as Asks)}>
        {measure !== null && (
          <option value="measure">{t`${plan.measure}: ${measure.questions} questions, ${minutes(measure.minutes)}`}</option>
        )}
        <option value="bank">{t`The short form: ${bank.questions} questions, ${minutes(bank.minutes)}`}</option>
      </Select>
    </Field>
  );
}

const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });

type WhomProps = AnswerOf<typeof previewPulse> & { isPlanned: boolean };

/** How many it asks and leaves out; a few names, since a wrong department shows by them. */
function Whom({ people, names, left_out, enough, isPlanned }: WhomProps) {
  const others = people - names.length;
  return (
    <div className="grid gap-1 text-ui">
      <p>
        {isPlanned
          ? plural(people, {
              0: 'Today it would ask nobody.',
              one: 'Today it would ask # person.',
              other: 'Today it would ask # people.',
            })
          : plural(people, { 0: 'It asks nobody.', one: 'It asks # person.', other: 'It asks # people.' })}
      </p>
      {people > 0 && (
        <p className="text-note text-ink-soft">
          {names.join(', ')}
          {others > 0 && ` ${plural(others, { one: 'and # other', other: 'and # others' })}`}
        </p>
      )}
      {sayLeftOut(left_out) !== '' && <p className="text-note text-ink-soft">{sayLeftOut(left_out)}</p>}
      {!enough && (
        <Notice kind="warning">
          {isPlanned
            ? t`A figure needs five people. If fewer can be asked on that day, nobody is.`
            : t`A figure needs five people, so nobody would be asked now.`}
        </Notice>
      )}
    </div>
  );
}

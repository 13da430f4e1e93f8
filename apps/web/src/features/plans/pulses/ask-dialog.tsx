import { type AnswerOf, askPulse, type listPulses, previewPulse } from '@fourfold/contract/calls';
import { type PlanPage, pulseForm, pulsePreview } from '@fourfold/contract/schemas';
import { pulseDays, pulseWeeks } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';
import { onDay } from '../../../lib/dates.ts';
import { allOf } from '../../../lib/lists.ts';
import { browserTimezone } from '../../../lib/timezone.ts';
import { clockHere, sayOver } from '../../../lib/to-come.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Aim } from '../for-whom.ts';
import { AimField } from '../plan-fields.tsx';
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
  // Half typed, it is no moment yet.
  const wanted = { ...whom, at: pulsePreview.shape.at.safeParse(at).data ?? null };
  const key = JSON.stringify(wanted);
  const preview = useLoading(key, async (signal) =>
    isAimed ? await call(previewPulse, { params: { planId: plan.id }, body: wanted }, { signal }) : null,
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
  // By the day that is chosen there may be new people.
  const isTooFew = at === '' && preview.value !== null && !preview.value.enough;
  const among = aim.everyone
    ? null
    : allOf(offer.departments.filter(({ id }) => aim.departments.includes(id)).map(({ name }) => name));
  const submit =
    at === ''
      ? plural(people, { 0: 'Ask now', one: 'Ask # person now', other: 'Ask # people now' })
      : t`Schedule the pulse`;
  return (
    <FormDialog
      title={t`Ask the people concerned`}
      description={t`Each person gets an e-mail with a personal link. The pulse is open for ${pulseDays} days, with reminders as set in People.`}
      form={preview.isLoading ? { ...form, state: 'sending' } : form}
      submit={submit}
      disabled={isTooFew}
      foot={
        isAimed
          ? preview.value === null
            ? preview.error === null && t`Counting the people`
            : sayWhom({ ...preview.value, among, at })
          : t`Choose a department.`
      }
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
      {preview.error !== null && <Notice kind="error">{messageOf(preview.error)}</Notice>}
      {isAimed && preview.value !== null && (
        <Whom {...preview.value} at={at} lastDay={plan.until} onPlan={setAt} />
      )}
      <div className="grid gap-4">
        <Field
          label={t`Send on`}
          optional
          hint={t`Leave empty to send it now. Otherwise it is sent at the time you choose, in each department’s own time zone.`}
          error={form.errors.at ?? sayOver(at)}
        >
          <Input
            type="datetime-local"
            name="at"
            min={clockHere()}
            className="max-w-64"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        </Field>
        <Field
          label={t`Repeat every … weeks (${pulseWeeks.least} to ${pulseWeeks.most})`}
          optional
          hint={t`Until the plan’s last day, ${onDay(plan.until)}. Leave this empty to ask only once.`}
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
          : t`A third of the questions, covering everything the questionnaire measures.`
      }
    >
      <Select name="asks" value={asks} onChange={({ target }) => onChange(target.value as Asks)}>
        {measure !== null && (
          <option value="measure">{t`${plan.measure}: ${measure.questions} questions, ${minutes(measure.minutes)}`}</option>
        )}
        <option value="bank">{t`All measures: ${bank.questions} questions, ${minutes(bank.minutes)}`}</option>
      </Select>
    </Field>
  );
}

const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });

type Preview = AnswerOf<typeof previewPulse>;

interface WhomProps extends Preview {
  /** When it is planned for; empty: now. */
  at: string;
  lastDay: string;
  onPlan: (at: string) => void;
}

/** A few names, since a wrong department shows by them; and who is left out. */
function Whom(props: WhomProps) {
  const { people, names, left_out, enough, at } = props;
  const others = people - names.length;
  const leftOut = sayLeftOut(left_out, { isNow: at === '' });
  return (
    <div className="grid gap-1 text-note text-ink-soft empty:hidden">
      {people > 0 && (
        <p>
          {names.join(', ')}
          {others > 0 && ` ${plural(others, { one: 'and # other', other: 'and # others' })}`}
        </p>
      )}
      {leftOut !== '' && <p>{leftOut}</p>}
      {!enough && <TooEarly {...props} />}
    </div>
  );
}

/** Why it can't be now, and one press to plan it for the day from which it can. */
function TooEarly({ possible_on, at, lastDay, onPlan }: WhomProps) {
  return (
    <>
      <p>
        <Trans>Pulses show scores only for groups of five or more, whatever your role.</Trans>
      </p>
      {possible_on !== null && possible_on <= lastDay && at.slice(0, 10) !== possible_on && (
        <Button
          size="small"
          className="mt-1 justify-self-start"
          onClick={() => onPlan(`${possible_on}T09:00`)}
        >
          <Trans>Schedule it for {onDay(possible_on)}</Trans>
        </Button>
      )}
    </>
  );
}

interface Asked extends Preview {
  /** The departments; null: everyone. */
  among: string | null;
  at: string;
}

/** How many it asks, or from when on they can be asked. Until a later day others may be invited, or join. */
function sayWhom({ people, enough, possible_on, among, at }: Asked): string {
  if (!enough) return sayTooFew(people, among, possible_on === null ? null : onDay(possible_on));
  if (at === '') return plural(people, { one: 'It asks # person.', other: 'It asks # people.' });
  return t`As things stand, it will ask ${plural(people, { one: '# person', other: '# people' })} on ${onDay(at)}.`;
}

function sayTooFew(people: number, among: string | null, day: string | null): string {
  if (day === null)
    return among === null ? t`Too few people can be asked.` : t`Too few people in ${among} can be asked.`;
  if (people > 0)
    return among === null
      ? t`Too few people can be asked before ${day}: at least five are needed.`
      : t`Too few people in ${among} can be asked before ${day}: at least five are needed.`;
  return among === null
    ? t`Nobody can be asked before ${day}.`
    : t`Nobody in ${among} can be asked before ${day}.`;
}

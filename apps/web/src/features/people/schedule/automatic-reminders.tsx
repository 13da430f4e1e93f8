import { changeSchedule } from '@fourfold/contract/calls';
import { type Schedule, scheduleForm } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { allOf } from '../../../lib/lists.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { type Words, WordsFields } from '../reminders/words-fields.tsx';
import type { SchedulePartProps } from './schedule-part.ts';

/** On which days the product reminds people who have not finished, and in which words. */
export function AutomaticReminders({ schedule, mayChange, change }: SchedulePartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { reminders, reminder_days: days, reminder_words: words } = schedule.automatic;
  const list = allOf(days.map(String));
  return (
    <section aria-labelledby="automatic">
      <h3 id="automatic" className="text-h4">
        <Trans>Automatic reminders</Trans>
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-ui">
        <p className="text-ink-soft">
          {reminders
            ? t`Sent to people who haven’t finished, ${list} days after the invitation.`
            : t`Switched off.`}{' '}
          {reminders && (words === null ? t`Our standard text.` : t`Your own text.`)}
        </p>
        {mayChange && (
          <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
            <Trans>Change days and text</Trans>
          </Button>
        )}
      </div>
      {isOpen && (
        <ChangeAutomatic automatic={schedule.automatic} change={change} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}

interface ChangeAutomaticProps extends Pick<SchedulePartProps, 'change'> {
  automatic: Schedule['automatic'];
  onClose: () => void;
}

function ChangeAutomatic({ automatic, change, onClose }: ChangeAutomaticProps) {
  const [own, setOwn] = useState<Words>({
    subject: automatic.reminder_subject,
    words: automatic.reminder_words,
  });
  const form = useForm({
    schema: scheduleForm,
    read: (data) => ({
      reminders: data.get('reminders') === 'on',
      reminder_days: String(data.get('reminder_days'))
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number),
      reminder_subject: own.subject,
      reminder_words: own.words,
    }),
    send: async (body) => {
      const schedule = await call(changeSchedule, { body });
      await change(async () => schedule, t`The reminders have been changed.`);
      onClose();
    },
  });
  const { errors } = form;
  const daysError = Object.entries(errors).find(([name]) => name.startsWith('reminder_days'))?.[1];
  return (
    <FormDialog title={t`Automatic reminders`} form={form} submit={t`Save`} onClose={onClose}>
      <Checkbox
        name="reminders"
        defaultChecked={automatic.reminders}
        label={t`Remind people who haven’t finished`}
      />
      <Field
        label={t`Days after the invitation`}
        hint={t`Enter up to five numbers from 1 to 60, separated by commas: for example, “4, 10”.`}
        error={daysError}
      >
        <Input
          name="reminder_days"
          inputMode="numeric"
          autoComplete="off"
          className="max-w-40"
          defaultValue={automatic.reminder_days.join(', ')}
        />
      </Field>
      <WordsFields
        kind="employee"
        names={{ subject: 'reminder_subject', words: 'reminder_words' }}
        value={own}
        errors={errors}
        onChange={setOwn}
      />
    </FormDialog>
  );
}

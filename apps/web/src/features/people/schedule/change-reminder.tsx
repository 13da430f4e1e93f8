import { changeReminder } from '@fourfold/contract/calls';
import { type PlannedReminder, reminderChange } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LaunchField } from '../launch-field.tsx';
import { sayAutomatic } from '../reminders/say-automatic.ts';
import { type Words, WordsFields } from '../reminders/words-fields.tsx';
import { sayWhom } from './say-reminder.ts';
import type { ChangeSchedule } from './schedule-part.ts';

interface ChangeReminderProps {
  reminder: PlannedReminder;
  /** When the next reminder goes out by itself. */
  nextAutomatic: string | null;
  change: ChangeSchedule;
  onClose: () => void;
}

/** When a planned reminder leaves, and its words. For other people, cancel it and plan a new one. */
export function ChangeReminder({ reminder, nextAutomatic, change, onClose }: ChangeReminderProps) {
  const { id, whom, subject, words } = reminder;
  const [leavesAt, setLeavesAt] = useState(reminder.leaves_at ?? '');
  const [own, setOwn] = useState<Words>({ subject, words });
  const form = useForm({
    schema: reminderChange,
    read: () => ({ ...own, leaves_at: leavesAt }),
    send: async (body) => {
      const schedule = await call(changeReminder, { params: { reminderId: id }, body });
      await change(async () => schedule, t`The reminder has been changed.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Change the reminder`}
      description={t`It goes to ${sayWhom(whom)} at that time.`}
      form={form}
      submit={t`Save`}
      onClose={onClose}
    >
      <LaunchField
        name="leaves_at"
        isRequired
        value={leavesAt}
        kept={reminder.leaves_at ?? ''}
        error={form.errors.leaves_at}
        onChoose={setLeavesAt}
      />
      {nextAutomatic !== null && (
        <p className="text-ui text-ink-soft">{sayAutomatic(nextAutomatic, { leavesAt, people: 1 })}</p>
      )}
      <WordsFields kind={whom.kind ?? 'employee'} value={own} errors={form.errors} onChange={setOwn} />
    </FormDialog>
  );
}

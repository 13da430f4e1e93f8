import { type BodyOf, previewReminder, remindResponses } from '@fourfold/contract/calls';
import { reminderForm } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, messageOf } from '../../../lib/api.ts';
import { onClock, onWeekday } from '../../../lib/dates.ts';
import { browserTimezone } from '../../../lib/timezone.ts';
import { isOverEverywhere } from '../../../lib/to-come.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LaunchField } from '../launch-field.tsx';
import { MailPreview } from '../preview/mail-preview.tsx';
import { RemindWhom } from './remind-whom.tsx';
import { type Words, WordsFields, wrongWords } from './words-fields.tsx';

export type Whom = Pick<BodyOf<typeof remindResponses>, 'ids' | 'kind' | 'vacancy' | 'round'>;

interface RemindDialogProps {
  title: string;
  whom: Whom;
  /** Offered to narrow it; absent where people were chosen one by one. */
  departments?: readonly string[];
  /** Who are asked beside the employees of a round, and are reminded apart from them. */
  hasCandidates?: boolean;
  onDone?: () => void;
  onClose: () => void;
}

/** Whom, in which words, now or later: all of it is seen before anything leaves. */
export function RemindDialog(props: RemindDialogProps) {
  const { title, departments, hasCandidates = false, onDone, onClose } = props;
  const [whom, setWhom] = useState(props.whom);
  const [narrowed, setNarrowed] = useState<{ department?: string; status?: Unfinished }>({});
  const [words, setWords] = useState<Words>({ subject: null, words: null });
  const [leavesAt, setLeavesAt] = useState('');
  const { revalidate } = useRevalidator();
  const asked = { ...whom, ...narrowed, ...words, leaves_at: leavesAt === '' ? null : leavesAt };
  const isWrong = Object.keys(wrongWords(words)).length > 0;
  // Words that would be refused leave the count, and the preview of what stood there last.
  const sound = useRef(words);
  if (!isWrong) sound.current = words;
  const looked = JSON.stringify({ ...asked, ...sound.current });
  const settled = useSettled(looked);
  const preview = useLoading(settled, (signal) =>
    call(previewReminder, { body: JSON.parse(settled) }, { signal }),
  );
  const form = useForm({
    schema: reminderForm,
    read: () => ({ ...asked, time_zone: browserTimezone() }),
    send: async (body) => {
      const { reminded, planned } = await call(remindResponses, { body });
      toast(planned ? t`The reminder is scheduled for ${onClock(leavesAt)}.` : saidOf(reminded), {
        kind: planned || reminded > 0 ? 'success' : 'info',
      });
      onDone?.();
      onClose();
      await revalidate();
    },
  });
  const people = preview.value?.people ?? 0;
  const isOver = isOverEverywhere(leavesAt);
  // Who joins before a planned time may still get it, but nobody once the links have ended.
  const hasEnded = (preview.value?.left_out.ended ?? 0) > 0;
  // What the button says has been counted: until then it waits.
  const isCounting = settled !== looked || preview.isLoading;
  return (
    <FormDialog
      title={title}
      form={isCounting ? { ...form, state: 'sending' } : form}
      submit={
        leavesAt === ''
          ? plural(people, { 0: 'Nobody to remind', one: 'Remind # person', other: 'Remind # people' })
          : isOver
            ? t`Schedule the reminder`
            : t`Schedule the reminder for ${onWeekday(leavesAt)}`
      }
      disabled={isWrong || isOver || (people === 0 && (leavesAt === '' || hasEnded))}
      onClose={onClose}
    >
      {hasCandidates && (
        <Field label={t`They are`}>
          <Select
            value={whom.kind ?? ''}
            onChange={({ target }) =>
              setWhom(target.value === 'candidate' ? { kind: 'candidate' } : props.whom)
            }
          >
            <option value="employee">{t`Employees`}</option>
            <option value="candidate">{t`Job candidates`}</option>
          </Select>
        </Field>
      )}
      {departments !== undefined && (
        <Narrowing departments={departments} value={narrowed} onChange={setNarrowed} />
      )}
      {preview.value === null ? (
        preview.error === null ? (
          <Skeleton label={t`Counting the people`} />
        ) : (
          <Notice
            kind="error"
            live
            actions={
              <Button size="small" onClick={preview.again}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {messageOf(preview.error)}
          </Notice>
        )
      ) : (
        <RemindWhom {...preview.value} leavesAt={leavesAt} />
      )}
      <LaunchField name="leaves_at" value={leavesAt} error={form.errors.leaves_at} onChoose={setLeavesAt} />
      <Fold label={t`Change the text`} className="mt-0">
        <WordsFields kind={whom.kind ?? 'employee'} value={words} errors={form.errors} onChange={setWords} />
      </Fold>
      {preview.value !== null && (
        <Fold label={t`See the e-mail`} className="mt-0">
          {isWrong && (
            <p className="mt-2 text-ui text-error">
              <Trans>This doesn’t show your text yet: correct the text above first.</Trans>
            </p>
          )}
          <div className={cx('mt-2', isWrong && 'opacity-50')} aria-hidden={isWrong}>
            <MailPreview subject={preview.value.subject} blocks={preview.value.blocks} />
          </div>
        </Fold>
      )}
    </FormDialog>
  );
}

const saidOf = (reminded: number) =>
  reminded === 0
    ? t`Nobody was reminded: everyone has been e-mailed in the last 24 hours, has finished, or has opted out of reminders.`
    : plural(reminded, {
        one: '# person has been reminded, with a new link.',
        other: '# people have been reminded, each with a new link.',
      });

type Unfinished = 'sent' | 'begun' | 'expired';

interface NarrowingProps {
  departments: readonly string[];
  value: { department?: string; status?: Unfinished };
  onChange: (value: { department?: string; status?: Unfinished }) => void;
}

function Narrowing({ departments, value, onChange }: NarrowingProps) {
  const { department, status, ...others } = { ...value };
  return (
    <div className="grid gap-3">
      <Field label={t`Who`}>
        <Select
          value={status ?? ''}
          onChange={({ target }) =>
            onChange({
              ...others,
              ...(department === undefined ? {} : { department }),
              ...(target.value === '' ? {} : { status: target.value as Unfinished }),
            })
          }
        >
          <option value="">
            <Trans>Everyone who hasn’t finished</Trans>
          </option>
          <option value="sent">
            <Trans>People who haven’t started</Trans>
          </option>
          <option value="begun">
            <Trans>People who have started</Trans>
          </option>
          <option value="expired">
            <Trans>People whose link has expired</Trans>
          </option>
        </Select>
      </Field>
      <Field label={t`Department`}>
        <Select
          value={department ?? ''}
          onChange={({ target }) =>
            onChange({
              ...others,
              ...(status === undefined ? {} : { status }),
              ...(target.value === '' ? {} : { department: target.value }),
            })
          }
        >
          <option value="">
            <Trans>Every department</Trans>
          </option>
          {departments.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** The value once it has rested for a moment: not every letter is a question to the server. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

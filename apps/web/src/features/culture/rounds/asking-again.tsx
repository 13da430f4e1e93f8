import type { AnswerOf, BodyOf, inviteAgain, previewRound } from '@fourfold/contract/calls';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../../lib/use-change.ts';
import type { Loading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Counted = AnswerOf<typeof previewRound>;
export type Asking = BodyOf<typeof inviteAgain>;

type Form = Asking['form'];

const choices = [
  {
    value: 'full',
    label: t`Everything`,
    hint: t`Gives scores for groups and for each person, and finds smaller changes than a pulse can.`,
  },
  {
    value: 'pulse',
    label: t`A pulse, in about a third of the time`,
    hint: t`A pulse on all measures asks each person a third of the questions. It suits groups of about 30 or more. It gives single people no score on a single measure. It says nothing about how far people agree, or about connections.`,
  },
];

interface AskingAgainProps {
  title: string;
  description?: string;
  ahead: Loading<Counted | null>;
  /** Who they are, where `before` is the number of the round that they were in. */
  whom: (before: number) => string;
  /** What the button says that invites so many; null while they are counted. */
  say: (count: number | null) => string;
  onInvite: (asking: Asking) => Promise<void>;
  /** The other way, where there is one. */
  later?: { label: string; onPress: (asking: Asking) => Promise<void> };
  onDone: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Whom it asks and how many, before anything leaves. */
export function AskingAgain(props: AskingAgainProps) {
  const { ahead, whom, say, onInvite, later, onDone, onClose, children, ...words } = props;
  const [form, setForm] = useState<Form>('full');
  const [carries, setCarries] = useState(false);
  const { isBusy, run } = useChange();
  const { value } = ahead;
  const press = (act: (asking: Asking) => Promise<void>) => async () => {
    if (!(await run(() => act({ form, reminders: carries ? 'carry' : 'cancel' })))) return;
    onClose();
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      {...words}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {later && (
            <Button loading={isBusy} onClick={press(later.onPress)}>
              {later.label}
            </Button>
          )}
          <Button
            variant="primary"
            loading={isBusy || ahead.isLoading}
            disabled={value === null || value.invited === 0 || value.problem !== null}
            onClick={press(onInvite)}
          >
            {value?.invited === 0 ? t`Nobody to invite` : say(value?.invited ?? null)}
          </Button>
        </>
      }
    >
      <RadioCards
        tone="field"
        legend={t`What everyone is asked`}
        name="form"
        choices={choices}
        value={form}
        onChange={(chosen) => setForm(chosen as Form)}
      />
      <div className="mt-4 text-ui">
        <LoadingPart
          loading={ahead}
          label={t`Counting the people`}
          skeleton={<Skeleton label={t`Counting the people`} lines={['long', 'long']} />}
        >
          {(counted) => counted && <Ahead {...counted} whom={whom} carries={carries} onCarry={setCarries} />}
        </LoadingPart>
      </div>
      {children}
    </Dialog>
  );
}

interface AheadProps extends Counted {
  whom: (before: number) => string;
  carries: boolean;
  onCarry: (carries: boolean) => void;
}

/** What becomes of everyone, of their open invitations and of what is planned. */
function Ahead({
  number,
  invited,
  open,
  unwilling,
  waiting,
  reminders,
  problem,
  whom,
  ...choice
}: AheadProps) {
  const before = number - 1;
  return (
    <>
      <p className="font-medium">
        {plural(invited, {
          0: 'Nobody would get an invitation.',
          one: '# person gets an invitation.',
          other: '# people get an invitation.',
        })}{' '}
        {open > 0 &&
          plural(open, {
            one: `# of them still has an open invitation to round ${before}.`,
            other: `# of them still have an open invitation to round ${before}.`,
          })}
      </p>
      {problem !== null && <p className="mt-1 text-error">{problem}</p>}
      <p className="mt-1 text-ink-soft">
        {whom(before)} <Trans>Everyone keeps the same seat.</Trans>{' '}
        {open > 0 &&
          t`An open link keeps working, and its answers count in round ${before}. Reminders are sent only for round ${number}.`}{' '}
        {unwilling > 0 &&
          plural(unwilling, {
            one: `# person stopped their reminders in round ${before}. They are invited too, and will get reminders in round ${number}.`,
            other: `# people stopped their reminders in round ${before}. They are invited too, and will get reminders in round ${number}.`,
          })}{' '}
        {waiting > 0 &&
          plural(waiting, {
            one: `# planned invitation will be sent in round ${number}.`,
            other: `# planned invitations will be sent in round ${number}.`,
          })}
      </p>
      {reminders > 0 && (
        <Checkbox
          className="mt-1"
          checked={choice.carries}
          onChange={({ target }) => choice.onCarry(target.checked)}
          label={plural(reminders, {
            one: `Carry # planned reminder over to round ${number}`,
            other: `Carry # planned reminders over to round ${number}`,
          })}
          hint={
            choice.carries
              ? plural(reminders, {
                  one: `It goes to the same people in round ${number}, at the time already planned.`,
                  other: `They go to the same people in round ${number}, at the times already planned.`,
                })
              : plural(reminders, {
                  one: 'If you don’t, it is cancelled when everyone is invited.',
                  other: 'If you don’t, they are cancelled when everyone is invited.',
                })
          }
        />
      )}
    </>
  );
}

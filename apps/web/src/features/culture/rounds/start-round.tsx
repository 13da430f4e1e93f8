import { type AnswerOf, type BodyOf, previewRound, startRound } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Form = BodyOf<typeof startRound>['form'];

const choices = [
  {
    value: 'full',
    label: t`Everything`,
    hint: t`Scores for groups and for each person. It finds smaller changes than a pulse.`,
  },
  {
    value: 'pulse',
    label: t`A pulse, in about a third of the time`,
    hint: t`Each person gets a third of the questions. A pulse of all measures is for groups of about 30 people or more. No individual gets a score for any single measure. There are no figures on how far people agree, or on connections.`,
  },
];

/** The same questions again, some months later, to see what has moved. */
export function StartRound({ onStarted }: { onStarted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" className="print:hidden" onClick={() => setIsOpen(true)}>
        <Trans>Start a new round</Trans>
      </Button>
      {isOpen && <StartDialog onStarted={onStarted} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface StartDialogProps {
  onStarted: () => void;
  onClose: () => void;
}

/** Whom it asks and how many, before anything leaves. */
function StartDialog({ onStarted, onClose }: StartDialogProps) {
  const [form, setForm] = useState<Form>('full');
  const [carries, setCarries] = useState(false);
  const { isBusy, run } = useChange();
  const ahead = useLoading('round', (signal) => call(previewRound, {}, { signal }));
  const { value } = ahead;
  const start = (invite: 'everybody' | 'nobody') => async () => {
    const done = await run(async () => {
      const body = { invite, form, reminders: carries ? ('carry' as const) : ('cancel' as const) };
      const { round, invited } = await call(startRound, { body });
      toast(
        invite === 'nobody'
          ? t`${round.name} has started. Invite people on the People page.`
          : t`${round.name} has started, and ${plural(invited, { one: '# person has', other: '# people have' })} been invited again.`,
      );
    });
    if (!done) return;
    onClose();
    onStarted();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Start a new round`}
      description={t`Ask again in a few months. Earlier answers stay, and this page says what has changed.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={isBusy} onClick={start('nobody')}>
            <Trans>Start, invite later</Trans>
          </Button>
          <Button
            variant="primary"
            loading={isBusy || ahead.isLoading}
            disabled={value === null || value.invited === 0 || value.problem !== null}
            onClick={start('everybody')}
          >
            {value === null
              ? t`Start and invite everyone`
              : plural(value.invited, {
                  0: 'Nobody to invite',
                  one: 'Start and invite # person',
                  other: 'Start and invite # people',
                })}
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
          {(counted) => <Ahead {...counted} carries={carries} onCarry={setCarries} />}
        </LoadingPart>
      </div>
      <p className="mt-3 text-ui text-ink-soft">
        <Trans>
          A round asks the whole company, so that its results can be compared with those of the previous
          round. To ask one department, open{' '}
          <Link to={pages.plans.path} className="link">
            a plan
          </Link>{' '}
          for it and choose “Ask the people concerned”. That sends a pulse about one opportunity or barrier.
        </Trans>
      </p>
    </Dialog>
  );
}

interface AheadProps extends AnswerOf<typeof previewRound> {
  carries: boolean;
  onCarry: (carries: boolean) => void;
}

/** What becomes of everyone, of their open invitations and of what is planned. */
function Ahead({ number, invited, open, unwilling, waiting, reminders, problem, ...choice }: AheadProps) {
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
        <Trans>
          They are the employees of round {before}, except people who declined. Everyone keeps the same seat.
        </Trans>{' '}
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

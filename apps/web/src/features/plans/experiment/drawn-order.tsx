import { endExperiment, noteEarlyStart } from '@fourfold/contract/calls';
import { type Experiment, endForm, type PlanPage } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { atTime, onDay } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

type Drawn = NonNullable<Experiment['drawn']>;
type Team = Drawn['teams'][number];

interface DrawnOrderProps {
  plan: PlanPage;
  drawn: Drawn;
  onChange: () => void;
}

/** Which team starts when, as the lots had it, and how anyone can check them. */
export function DrawnOrder({ plan, drawn, onChange }: DrawnOrderProps) {
  const [isEnding, setIsEnding] = useState(false);
  const isOpen = drawn.ended === null && (plan.state === 'drafted' || plan.state === 'running');
  const days = [...new Set(drawn.teams.map(({ starts_on }) => starts_on))];
  return (
    <div className="grid gap-3">
      {drawn.ended !== null && (
        <Notice title={t`The comparison was ended on ${onDay(drawn.ended.at)}`}>{drawn.ended.why}</Notice>
      )}
      <ol className="text-ui">
        {days.map((day) => (
          <li key={day} className="grid gap-x-6 border-b py-2 sm:grid-cols-[9rem_1fr]">
            <span className="text-ink-soft">{onDay(day)}</span>
            <ul className="grid gap-1">
              {drawn.teams
                .filter(({ starts_on }) => starts_on === day)
                .map((team) => (
                  <li key={team.id} className="flex flex-wrap items-center justify-between gap-x-4">
                    <span className="wrap-anywhere">{sayTeam(team)}</span>
                    {plan.may.manage && isOpen && <Early plan={plan} team={team} onChange={onChange} />}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="text-note text-ink-soft">{drawn.foreseen}</p>
      <Fold label={t`How to check the draw`}>
        <p className="text-note text-ink-soft">
          {drawn.by === null
            ? t`The lots were drawn on ${atTime(drawn.at)}.`
            : t`${drawn.by} drew lots on ${atTime(drawn.at)}.`}{' '}
          <Trans>
            The draw starts from a random number, the seed:{' '}
            <code className="wrap-anywhere">{drawn.seed}</code>. The same seed and departments always give the
            same order.
          </Trans>{' '}
          {drawn.holds ? (
            <Trans>We have just repeated the draw, and it came out the same.</Trans>
          ) : (
            <Trans>
              We have just repeated the draw, and it came out differently. Don’t rely on this comparison.
            </Trans>
          )}
        </p>
      </Fold>
      {plan.may.manage && isOpen && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setIsEnding(true)}>
            <Trans>End the comparison</Trans>
          </Button>
        </div>
      )}
      {isEnding && <EndDialog plan={plan} onEnded={onChange} onClose={() => setIsEnding(false)} />}
    </div>
  );
}

function sayTeam({ name, removed, early_on }: Team): string {
  if (removed) return t`${name} (removed)`;
  return early_on === null ? name : t`${name}, started early on ${onDay(early_on)}`;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Only before its turn: afterwards there is nothing early about it, but what was noted can be taken back. */
function Early({ plan, team, onChange }: { plan: PlanPage; team: Team; onChange: () => void }) {
  const { isBusy, run } = useChange();
  if (team.removed || (team.early_on === null && team.starts_on <= today())) return null;
  const note = (early_on: string | null) =>
    run(async () => {
      await call(noteEarlyStart, { params: { planId: plan.id, teamId: team.id }, body: { early_on } });
      onChange();
    });
  return team.early_on === null ? (
    <Button
      variant="quiet"
      size="small"
      loading={isBusy}
      aria-label={t`${team.name} has started already`}
      onClick={() => note(today())}
    >
      <Trans>It has started already</Trans>
    </Button>
  ) : (
    <Button
      variant="quiet"
      size="small"
      loading={isBusy}
      aria-label={t`${team.name} did not start early`}
      onClick={() => note(null)}
    >
      <Trans>It did not start early</Trans>
    </Button>
  );
}

function EndDialog({ plan, onEnded, onClose }: { plan: PlanPage; onEnded: () => void; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: endForm,
    send: async (body) => {
      await call(endExperiment, { params: { planId: plan.id }, body });
      toast(t`The comparison has been ended.`);
      onClose();
      onEnded();
      await revalidate();
    },
  });
  return (
    <FormDialog
      title={t`End the comparison?`}
      description={t`Every department may then start at any time. The order and the reason stay in the history.`}
      form={form}
      submit={t`End the comparison`}
      onClose={onClose}
    >
      <Field label={t`Why`} error={form.errors.why}>
        <Textarea name="why" rows={3} maxLength={500} />
      </Field>
    </FormDialog>
  );
}

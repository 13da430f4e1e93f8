import { drawExperiment } from '@fourfold/contract/calls';
import { type Experiment, experimentForm, type PlanPage } from '@fourfold/contract/schemas';
import { fewestInTeam, mostSteps } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceProblem } from '../../../ui/choice-problem.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { Outlook } from './outlook.tsx';

interface DrawFormProps {
  plan: PlanPage;
  teams: Experiment['teams'];
  onDrawn: () => void;
  onClose: () => void;
}

const inWeeks = (weeks: number): string =>
  new Date(Date.now() + weeks * 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Which teams, on which days; how large an effect could be found; and then the lots, once. */
export function DrawForm({ plan, teams, onDrawn, onClose }: DrawFormProps) {
  const { revalidate } = useRevalidator();
  const able = teams.filter(({ people }) => people >= fewestInTeam);
  const [departments, setDepartments] = useState<readonly string[]>(able.map(({ id }) => id));
  const [starts, setStarts] = useState<readonly string[]>([inWeeks(1), inWeeks(9)]);
  const body = { departments: [...departments], starts: [...starts] };
  const form = useForm({
    schema: experimentForm,
    read: () => body,
    send: async (sent) => {
      await call(drawExperiment, { params: { planId: plan.id }, body: sent });
      toast(t`The order has been drawn.`);
      onDrawn();
      await revalidate();
    },
  });
  const setStart = (at: number, day: string) =>
    setStarts(starts.map((own, own_at) => (own_at === at ? day : own)));
  return (
    <form noValidate onSubmit={form.onSubmit} onInput={form.onInput} className="grid gap-5">
      <TeamsField
        teams={teams}
        chosen={departments}
        onChange={setDepartments}
        error={form.errors.departments}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-ui font-medium">
          <Trans>When they start</Trans>
        </legend>
        <p className="text-note text-ink-soft">
          <Trans>
            Between one starting day and the next, leave enough time for a round. The draw decides which
            departments start on which day.
          </Trans>
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {starts.map((day, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              key={at}
              label={t`Step ${at + 1}`}
              error={form.errors[`starts.${at}`] ?? (at === 0 ? form.errors.starts : undefined)}
            >
              <Input
                type="date"
                name={`starts.${at}`}
                value={day}
                onChange={({ target }) => setStart(at, target.value)}
              />
            </Field>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {starts.length < mostSteps && (
            <Button size="small" onClick={() => setStarts([...starts, inWeeks(1 + 8 * starts.length)])}>
              <Trans>Add a step</Trans>
            </Button>
          )}
          {starts.length > 2 && (
            <Button size="small" variant="quiet" onClick={() => setStarts(starts.slice(0, -1))}>
              <Trans>Remove the last step</Trans>
            </Button>
          )}
        </div>
      </fieldset>
      <Outlook planId={plan.id} {...body} />
      <FormProblem form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={form.state === 'sending'}>
          <Trans>Draw the order</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <p className="text-note text-ink-soft">
        <Trans>It is drawn once and kept in the history. Everyone who sees the plan sees the order.</Trans>
      </p>
    </form>
  );
}

interface TeamsFieldProps {
  teams: Experiment['teams'];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
}

function TeamsField({ teams, chosen, onChange, error }: TeamsFieldProps) {
  const id = useId();
  const toggle = (team: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, team] : chosen.filter((other) => other !== team));
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-ui font-medium">
        <Trans>Departments in the draw</Trans>
      </legend>
      <p className="mb-1 text-note text-ink-soft">
        <Trans>Tick every department that takes part, including those that start later.</Trans>
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {teams.map(({ id: team, name, people }) => (
          <Checkbox
            key={team}
            label={
              <>
                {name}{' '}
                <span className="text-note text-ink-soft">
                  {people < fewestInTeam ? (
                    <Trans>no score: too few answers</Trans>
                  ) : (
                    <Plural value={people} one="# answer" other="# answers" />
                  )}
                </span>
              </>
            }
            name="departments"
            value={team}
            disabled={people < fewestInTeam}
            checked={chosen.includes(team)}
            onChange={({ target }) => toggle(team, target.checked)}
          />
        ))}
      </div>
      {error && <ChoiceProblem id={id}>{error}</ChoiceProblem>}
    </fieldset>
  );
}

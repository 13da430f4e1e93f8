import { changePlan, makePlan, startPlan } from '@fourfold/contract/calls';
import { type DraftedPlan, type Plan, planChange, planForm } from '@fourfold/contract/schemas';
import { asCue, asPart, fewestTeams, longestPlanDays, messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { call, messageOf } from '../../lib/api.ts';
import { holdFocus } from '../../lib/hold-focus.ts';
import { allOf } from '../../lib/lists.ts';
import { planText } from '../../lib/plan-text.ts';
import { sayDayOver } from '../../lib/to-come.ts';
import { toast } from '../../lib/toast-store.ts';
import { unsaved } from '../../lib/unsaved.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type Aim, type Certainty, sayForWhom, sayUnclear } from './for-whom.ts';
import { NewerVersion, type Typed } from './newer-version.tsx';
import { AimField, OwnerField, readOwner } from './plan-fields.tsx';
import { SameMeasure } from './same-measure.tsx';

interface PlanFormProps {
  draft: DraftedPlan;
  /** Null for a new one. */
  plan: Plan | null;
  /** The department that the culture page showed, or those that it likely concerns; and its round. */
  departments?: readonly string[];
  round?: string | null;
  /** What the scores say of each department, where there are any. */
  certainties?: readonly Certainty[];
  /** Someone else has changed the plan meanwhile, and their version is wanted. */
  onNewer?: (typed: readonly Typed[]) => void;
  onSaved: (id: string) => Promise<unknown> | unknown;
  onCancel: () => void;
}

/** One form, one sentence: what is typed stands in it at once, and what is missing is a gap. */
export function PlanForm({
  draft,
  plan,
  departments = [],
  round = null,
  certainties = [],
  onNewer,
  onSaved,
  onCancel,
}: PlanFormProps) {
  const [parts, setParts] = useState(() => startOf(draft, plan));
  /** Grows where the fields are filled in anew. */
  const [filled, setFilled] = useState(0);
  const [aim, setAim] = useState(() => aimOf(draft, plan, departments));
  const isStart = useRef(false);
  const form = useForm({
    schema: plan === null ? planForm.refine(...forSomeone) : planChange.refine(...forSomeone),
    keep: true,
    read: (data) => ({
      ...Object.fromEntries([...data].filter(([name]) => !name.startsWith('owner.'))),
      company_wide: aim.everyone,
      departments: aim.everyone ? [] : aim.departments,
      owner: readOwner(data),
      ...(plan === null ? originOf(draft, round) : { revision: plan.revision }),
    }),
    send: async (body) => {
      const giveBack = holdFocus();
      if ('revision' in body && plan !== null) {
        await call(changePlan, { params: { planId: plan.id }, body });
        toast(t`The plan has been changed.`);
        await onSaved(plan.id);
        return giveBack();
      }
      if (!('kind' in body)) return;
      const made = await call(makePlan, { body });
      if (isStart.current) await start(made.plan.id);
      else toast(t`The draft has been saved.`);
      // Saved: leaving the form is no loss any more.
      unsaved.drop();
      await onSaved(made.plan.id);
      giveBack();
    },
  });
  function onInput(event: FormEvent<HTMLFormElement>): void {
    form.onInput(event);
    const { name, value } = event.target as HTMLInputElement;
    if (name in parts) setParts({ ...parts, [name]: value });
  }

  const { other_way } = draft;
  function fillIn({ cue, what }: { cue: string; what: string }): void {
    setParts({ ...parts, cue, what });
    setFilled(filled + 1);
  }

  return (
    <form noValidate onSubmit={form.onSubmit} onInput={onInput} className="grid gap-8 lg:grid-cols-[3fr_2fr]">
      <div className="grid content-start gap-5">
        <Field label={t`When`} hint={t`The situation in which it happens.`} error={form.errors.cue}>
          <Input
            key={filled}
            name="cue"
            maxLength={160}
            defaultValue={parts.cue}
            autoComplete="off"
            placeholder={t`the Monday meeting starts`}
          />
        </Field>
        <Field label={t`Who`} error={form.errors.who}>
          <Input name="who" maxLength={120} defaultValue={parts.who} autoComplete="off" />
        </Field>
        {/* Beside “everyone in the team”: of which teams. Some are chosen already. */}
        <AimField
          departments={draft.departments}
          mayEveryone={draft.may_company_wide}
          aim={aim}
          onChange={setAim}
          error={form.errors.departments}
          note={sayUnclear(aim, certainties)}
        />
        <Field label={t`What they will do`} error={form.errors.what}>
          <Textarea key={filled} name="what" rows={3} maxLength={400} defaultValue={parts.what} />
        </Field>
        <Field
          label={t`Last day`}
          error={form.errors.until ?? sayDayOver(parts.until, dayIn(0))}
          className="max-w-52"
        >
          <Input
            name="until"
            type="date"
            min={dayIn(0)}
            max={dayIn(longestPlanDays)}
            defaultValue={parts.until}
          />
        </Field>
        <Field label={t`How people will know that it is helping`} error={form.errors.sign}>
          <Textarea name="sign" rows={3} maxLength={400} defaultValue={plan?.sign ?? draft.sign} />
        </Field>
        <OwnerField draft={draft} owner={plan?.owner ?? null} aim={aim} form={form} />
      </div>
      <div className="contents content-start gap-4 lg:sticky lg:top-6 lg:grid lg:self-start">
        <Preview
          parts={parts}
          forWhom={sayForWhom(aim, [...draft.departments, ...(plan?.departments ?? [])])}
        />
        <div className="grid gap-4">
          <SameMeasure draft={draft} aim={aim} except={plan?.id ?? null} />
          {plan === null && <NothingToCompare aim={aim} />}
          <FormProblem form={form} />
          {onNewer && <NewerVersion form={form} onLoad={onNewer} />}
          <div className="flex flex-wrap gap-2">
            {plan === null && (
              <Button
                type="submit"
                variant="primary"
                loading={form.state === 'sending'}
                onClick={() => {
                  isStart.current = true;
                }}
              >
                <Trans>Save and start</Trans>
              </Button>
            )}
            <Button
              type="submit"
              variant={plan === null ? 'secondary' : 'primary'}
              loading={form.state === 'sending'}
              onClick={() => {
                isStart.current = false;
              }}
            >
              {plan === null ? t`Save as a draft` : t`Save`}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
          {plan === null && other_way !== null && (
            <div className="grid justify-items-start gap-2 border-t pt-4">
              <p className="text-note text-ink-soft">
                <Trans>Another way: {draft.suggestion}</Trans>
              </p>
              {parts.what === other_way.what ? (
                <Button size="small" onClick={() => fillIn(draft)}>
                  <Trans>Go back to the first suggestion</Trans>
                </Button>
              ) : (
                <Button size="small" onClick={() => fillIn(other_way)}>
                  <Trans>Use this one instead</Trans>
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </form>
  );
}

/** Before it starts: afterwards nobody can be made to wait. */
function NothingToCompare({ aim }: { aim: Aim }) {
  if (!aim.everyone && aim.departments.length === 0) return null;
  return (
    <p className="text-note text-ink-soft">
      {!aim.everyone && aim.departments.length === 1 ? (
        <Trans>
          With one department, you’ll see whether something changed, but not whether the plan caused it.
        </Trans>
      ) : aim.everyone || aim.departments.length >= fewestTeams ? (
        <Trans>
          If it starts everywhere at once, nobody can tell later whether it worked. To find out, save it as a
          draft and start in some departments first.
        </Trans>
      ) : (
        <Trans>
          If all teams start together, you’ll see whether something changed, but not whether the plan caused
          it.
        </Trans>
      )}
    </p>
  );
}

/** With all other problems, not after them. */
const forSomeone = [
  ({ company_wide, departments }: { company_wide: boolean; departments: readonly string[] }) =>
    company_wide || departments.length > 0,
  { path: ['departments'], error: () => messages.planForWhom(), when: () => true },
] satisfies Parameters<typeof planForm.refine>;

type Parts = ReturnType<typeof startOf>;

const startOf = (draft: DraftedPlan, plan: Plan | null) => ({
  cue: plan?.cue ?? draft.cue,
  who: plan?.who ?? t`everyone in the team`,
  what: plan?.what ?? draft.what,
  until: plan?.until ?? dayIn(91),
});

function aimOf(draft: DraftedPlan, plan: Plan | null, departments: readonly string[]): Aim {
  if (plan !== null)
    return { everyone: plan.company_wide, departments: plan.departments.flatMap(({ id }) => id ?? []) };
  const known = draft.departments.filter(({ id }) => departments.includes(id));
  const only = draft.departments.length === 1 ? draft.departments : [];
  const chosen = known.length > 0 ? known : only;
  return {
    everyone: draft.may_company_wide && chosen.length === 0 && draft.departments.length === 0,
    departments: chosen.map(({ id }) => id),
  };
}

const originOf = ({ kind, measure_key, direction }: DraftedPlan, round: string | null) => ({
  kind,
  measure_key,
  direction,
  round_id: round,
});

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The plan is kept whatever happens: where it could not start, its page says so and offers it again. */
async function start(planId: string): Promise<void> {
  try {
    await call(startPlan, { params: { planId } });
    toast(t`The plan has started. The person who looks after it will get an e-mail.`);
  } catch (error) {
    toast(messageOf(error, t`The draft has been saved, but the plan did not start. Please try again.`), {
      kind: 'error',
    });
  }
}

/** The sentence as it will read, and for whom: that stands in other words in the sentence itself. */
function Preview({ parts, forWhom }: { parts: Parts; forWhom: string }) {
  const { cue, who, what, until } = parts;
  const said = { cue: asCue(cue), who: asPart(who), what: asPart(what), until };
  const names = { cue: t`when`, who: t`who`, what: t`what`, until: t`the last day` };
  const missing = (Object.keys(names) as (keyof Parts)[]).filter((part) => said[part] === '');
  return (
    <section
      aria-label={t`The plan as a sentence`}
      className="rounded bg-sunk px-5 py-4 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:order-first"
    >
      <div aria-live="polite">
        <p className="font-display text-h4 wrap-anywhere">{planText(said)}</p>
        <p className="mt-2 text-ui font-medium wrap-anywhere">{forWhom}</p>
      </div>
      {missing.length > 0 && (
        <p className="mt-2 text-note text-ink-soft">
          <Trans>Still missing: {allOf(missing.map((part) => names[part]))}.</Trans>
        </p>
      )}
    </section>
  );
}

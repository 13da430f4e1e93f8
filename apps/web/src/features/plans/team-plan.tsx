import { changeTeamPlan, exportTeamPlan } from '@fourfold/contract/calls';
import { type TeamPlan as Team, teamPlanForm } from '@fourfold/contract/schemas';
import { certaintyWords, pages, sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call, download } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { planText } from '../../lib/plan-text.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { useForm } from '../../lib/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlanState } from '../../ui/plan-state.tsx';
import { Score } from '../../ui/score.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { WeekTicks } from '../../ui/week-ticks.tsx';
import { NewerVersion, type Typed, WhatYouWrote } from './newer-version.tsx';
import { planAddress } from './plans-data.ts';

/** Assessment, awareness, alternatives, actions: the four steps of a team on one page. */
export function TeamPlan({ team }: { team: Team }) {
  const { isBusy, run } = useChange();
  const [typed, setTyped] = useState<readonly Typed[] | null>(null);
  return (
    <article className="pb-10">
      <Breadcrumb trail={[{ label: t`Plans`, to: pages.plans.path }, { label: team.name }]} />
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-3">
        <h1 className="font-display text-h3 wrap-anywhere">
          <Trans>Four-step record: {team.name}</Trans>
        </h1>
        <Button
          loading={isBusy}
          onClick={() =>
            run(async () => {
              const { name, content } = await download(exportTeamPlan, { params: { team: team.team } });
              saveBlob(name, content);
            })
          }
        >
          <Icon name="download" />
          <Trans>PDF</Trans>
        </Button>
      </div>
      {team.removed && (
        <Notice kind="warning" title={t`This department was removed`} className="mb-6 max-w-narrow">
          <Trans>What was written stays here to be read and printed.</Trans>
        </Notice>
      )}
      {/* Drawn anew once it is saved, so that it starts from what the server has. */}
      <WhatYouWrote typed={typed} />
      <Steps key={team.revision} team={team} onTyped={setTyped} />
      <Step number={4} title={t`Actions`} note={t`The plans that came out of it.`}>
        <Plans plans={team.plans} />
      </Step>
    </article>
  );
}

function Steps({ team, onTyped }: { team: Team; onTyped: (typed: readonly Typed[] | null) => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    schema: teamPlanForm,
    extra: { revision: team.revision },
    keep: true,
    send: async (body) => {
      await call(changeTeamPlan, { params: { team: team.team }, body });
      toast(t`Saved.`);
      onTyped(null);
      await revalidate();
    },
  });
  const text = (name: 'assessment' | 'awareness' | 'alternatives', label: string) =>
    team.may_change ? (
      <Field label={label} error={form.errors[name]}>
        <Textarea name={name} rows={4} maxLength={4000} defaultValue={team[name]} />
      </Field>
    ) : (
      <p className="text-ui whitespace-pre-line wrap-anywhere">
        {team[name] === '' ? <Trans>Nothing is written here yet.</Trans> : team[name]}
      </p>
    );
  return (
    <form noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
      <Step number={1} title={t`Assessment`} note={t`What was found, and how certain it is.`}>
        <Found team={team} />
        {text('assessment', t`What the team thinks of these results`)}
      </Step>
      <Step number={2} title={t`Awareness`} note={t`Who was told, and what they said.`}>
        {text('awareness', t`Who was told, when, and what they said`)}
      </Step>
      <Step
        number={3}
        title={t`Alternatives`}
        note={t`What else could be done, and the arguments against each option.`}
      >
        {text('alternatives', t`What was considered`)}
      </Step>
      {team.may_change && (
        <div className="grid justify-items-start gap-3 pb-6">
          <FormProblem form={form} />
          <NewerVersion
            form={form}
            onLoad={async (typed) => {
              await revalidate();
              onTyped(typed);
            }}
          />
          <Button type="submit" variant="primary" loading={form.state === 'sending'}>
            <Trans>Save</Trans>
          </Button>
          {team.changed && (
            <p className="text-note text-ink-soft">
              {team.changed.by === null ? (
                <Trans>Last changed on {onDay(team.changed.at)}.</Trans>
              ) : (
                <Trans>
                  Last changed on {onDay(team.changed.at)} by {team.changed.by}.
                </Trans>
              )}
            </p>
          )}
        </div>
      )}
    </form>
  );
}

interface StepProps {
  number: number;
  title: string;
  note: string;
  children: ReactNode;
}

function Step({ number, title, note, children }: StepProps) {
  return (
    <section aria-label={title} className="grid max-w-narrow gap-3 border-t py-6">
      <div>
        <h2 className="text-h4">
          {number}. {title}
        </h2>
        <p className="text-ui text-ink-soft">{note}</p>
      </div>
      {children}
    </section>
  );
}

function Found({ team }: { team: Team }) {
  if (team.found === null) {
    return (
      <p className="text-ui text-ink-soft">
        <Trans>There are no scores for this team.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="text-ui">{team.found}</p>
      {team.people > 0 && (
        <p className="text-note text-ink-soft">
          <Plural
            value={team.people}
            one="From the answers of # person."
            other="From the answers of # people."
          />{' '}
          {team.keys_version !== null && sayKeys({ version: team.keys_version })}
        </p>
      )}
      <Findings title={t`Opportunities`} findings={team.opportunities} />
      <Findings title={t`Barriers`} findings={team.barriers} />
    </>
  );
}

function Findings({ title, findings }: { title: string; findings: Team['barriers'] }) {
  if (findings.length === 0) return null;
  return (
    <div>
      <h3 className="text-ui font-semibold">{title}</h3>
      <ul>
        {findings.map(({ key, name, label, figure }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b py-1.5 text-ui"
          >
            <span className="flex flex-wrap gap-2">
              {name} <Badge>{certaintyWords[label]()}</Badge>
            </span>
            <Score
              value={Math.round(figure.score)}
              interval={[Math.round(figure.low), Math.round(figure.high)]}
              middle={100}
              className="sm:*:last:min-w-19"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Plans({ plans }: Pick<Team, 'plans'>) {
  if (plans.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ui text-ink-soft">
          <Trans>There is no plan yet.</Trans>
        </p>
        <ButtonLink to={pages.culture.path}>
          <Trans>Choose an opportunity</Trans>
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul>
      {plans.map((plan) => (
        <li key={plan.id} className="grid gap-1 border-b py-3">
          <Link to={planAddress(plan.id)} className="link text-ui wrap-anywhere">
            {planText(plan)}
          </Link>
          <span className="flex flex-wrap items-center gap-x-4 text-note text-ink-soft">
            <PlanState state={plan.state} /> {plan.owner?.name ?? t`Nobody looks after it`}
            <WeekTicks ticks={plan.ticks} startedAt={plan.started_at} endedAt={plan.ended_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

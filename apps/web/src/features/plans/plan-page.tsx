import { commentPlan, getExperiment, getTrend, tickPlan } from '@fourfold/contract/calls';
import type { PlanPage as Plan } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { inRow } from '../../lib/lists.ts';
import { forWhom, planText } from '../../lib/plan-text.ts';
import { useChange } from '../../lib/use-change.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { CommentThread } from '../../ui/comment-thread.tsx';
import { PlanState } from '../../ui/plan-state.tsx';
import { WeekQuestion } from '../../ui/week-question.tsx';
import { WeekTicks } from '../../ui/week-ticks.tsx';
import { ChangePlan } from './change-plan.tsx';
import { ExperimentSection } from './experiment/experiment-section.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanFigures } from './plan-figures.tsx';
import { PlanHistory } from './plan-history.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { PlanPulses } from './pulses/plan-pulses.tsx';
import { Section } from './section.tsx';

/** One plan: its sentence, how it goes, what it is about, what people say. */
export function PlanPage({ plan }: { plan: Plan }) {
  const [isChanging, setIsChanging] = useState(false);
  /** Grows with each pulse that is planned or stopped: what can be told later depends on them. */
  const [pulses, setPulses] = useState(0);
  const experiment = useLoading(`${plan.id} ${plan.revision} ${pulses}`, (signal) =>
    call(getExperiment, { params: { planId: plan.id } }, { signal, handles: ['not_found'] }),
  );
  const trend = useLoading(`${plan.id} ${plan.revision} ${plan.state}`, (signal) =>
    call(
      getTrend,
      { params: { measureKey: plan.measure_key }, query: { plan: plan.id } },
      { signal, handles: ['not_found'] },
    ),
  );
  return (
    <article className="grid grid-cols-1 gap-8 pb-10">
      <header className="grid grid-cols-1 gap-3">
        <Breadcrumb trail={[{ label: t`Plans`, to: pages.plans.path }, { label: plan.title }]} />
        <h1 className="max-w-narrow font-display text-h3 wrap-anywhere">{planText(plan)}</h1>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <PlanState state={plan.state} />
          <WeekTicks ticks={plan.ticks} startedAt={plan.started_at} endedAt={plan.ended_at} />
        </p>
        <PlanNotices plan={plan} />
        {!isChanging && <Weeks plan={plan} />}
        {!isChanging && <PlanActions plan={plan} onChange={() => setIsChanging(true)} />}
      </header>
      {isChanging ? (
        <ChangePlan plan={plan} onDone={() => setIsChanging(false)} />
      ) : (
        <>
          <Facts plan={plan} />
          <ExperimentSection plan={plan} loading={experiment} trend={trend.value} />
          <PlanFigures plan={plan} />
          <PlanPulses
            plan={plan}
            trend={trend}
            isTold={experiment.value?.result?.trend_tells === true}
            onChange={() => setPulses(pulses + 1)}
          />
          <Comments plan={plan} />
          <PlanHistory history={plan.history} />
        </>
      )}
    </article>
  );
}

function Weeks({ plan }: { plan: Plan }) {
  const { isBusy, run } = useChange();
  if (!plan.may.act || plan.may_tick.length === 0) return null;
  const answer = (week: string, done: boolean) =>
    run(() => call(tickPlan, { params: { planId: plan.id, week }, body: { done } }));
  return (
    <div className="grid gap-3 print:hidden">
      <WeekQuestion
        weeks={plan.may_tick}
        week={plan.week}
        ticks={plan.ticks}
        isBusy={isBusy}
        onAnswer={answer}
      />
    </div>
  );
}

function Facts({ plan }: { plan: Plan }) {
  const { owner, created_by, created_at, started_at, ended_at, round } = plan;
  const rows: [string, ReactNode][] = [
    [t`Who looks after it`, owner?.name ?? t`Nobody`],
    [t`For`, inRow(forWhom(plan))],
    [t`How people will know that it is helping`, plan.sign],
    [t`Made`, created_by === null ? onDay(created_at) : t`${onDay(created_at)} by ${created_by}`],
  ];
  if (started_at !== null) rows.push([t`Started`, onDay(started_at)]);
  if (ended_at !== null) rows.push([t`Ended`, onDay(ended_at)]);
  if (round !== null)
    rows.push([t`Based on`, round.gone ? t`Round ${round.number}, since deleted` : t`Round ${round.number}`]);
  return (
    <dl className="grid max-w-narrow gap-x-8 gap-y-3 text-ui sm:grid-cols-[auto_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft max-sm:-mb-2">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Comments({ plan }: { plan: Plan }) {
  const { revalidate } = useRevalidator();
  async function send(text: string): Promise<void> {
    await call(commentPlan, { params: { planId: plan.id }, body: { text } });
    await revalidate();
  }
  return (
    <Section title={t`Comments`}>
      <CommentThread comments={plan.comments} onSend={plan.may.act ? send : null} />
      {plan.may.act && (
        <p className="mt-2 text-note text-ink-soft">
          <Trans>
            The person who looks after this plan can read your comment. So can everyone who can see the plan.
          </Trans>
        </p>
      )}
    </Section>
  );
}

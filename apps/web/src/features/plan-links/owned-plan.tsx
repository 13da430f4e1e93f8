import { commentOwnedPlan, finishOwnedPlan, getOwnedPlan, tickOwnedPlan } from '@fourfold/contract/calls';
import type { OwnedPlan as Plan } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { inRow } from '../../lib/lists.ts';
import { forWhom, planText } from '../../lib/plan-text.ts';
import { useLink } from '../../lib/use-link.ts';
import { BehindLink } from '../../ui/behind-link.tsx';
import { Button } from '../../ui/button.tsx';
import { CommentThread } from '../../ui/comment-thread.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlanState } from '../../ui/plan-state.tsx';
import { WeekQuestion } from '../../ui/week-question.tsx';
import { WeekTicks } from '../../ui/week-ticks.tsx';

/** What the address of a plan's page says that opens from a mail. */
export interface OwnerLink {
  readonly planId: string;
  readonly number: string;
  readonly expires: string;
  readonly signature: string;
}

type Calls = ReturnType<typeof callsOf>;

function callsOf({ planId, ...query }: OwnerLink) {
  const at = { params: { planId }, query };
  return {
    read: () => call(getOwnedPlan, at),
    tick: (week: string, done: boolean) =>
      call(tickOwnedPlan, { params: { planId, week }, query, body: { done } }),
    comment: (text: string) => call(commentOwnedPlan, { ...at, body: { text } }),
    finish: () => call(finishOwnedPlan, at),
  };
}

/** A plan for the person who looks after it, without an account. */
export function OwnedPlan({ link }: { link: OwnerLink }) {
  const calls = callsOf(link);
  const { state, load, show } = useLink(link, calls.read);
  return (
    <BehindLink state={state} load={load} title={t`Your plan`}>
      {(plan) => <Opened plan={plan} calls={calls} show={show} />}
    </BehindLink>
  );
}

function Opened({ plan, calls, show }: { plan: Plan; calls: Calls; show: (plan: Plan) => void }) {
  const { organisation, logo_url, owner, comments } = plan;
  return (
    <article className="page max-w-narrow grid gap-8 py-8 md:py-14">
      <header className="grid gap-3">
        {logo_url === null ? (
          <p className="text-ui text-ink-soft">{organisation}</p>
        ) : (
          <img src={logo_url} alt={organisation} className="max-h-12 max-w-48" />
        )}
        <p className="text-ui">
          <Trans>{owner}, you look after this plan:</Trans>
        </p>
        <h1 className="font-display text-h3 wrap-anywhere">{planText(plan)}</h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <PlanState state={plan.state} />
          <WeekTicks ticks={plan.ticks} startedAt={plan.started_at} endedAt={plan.ended_at} />
        </div>
      </header>
      <Acting plan={plan} calls={calls} show={show} />
      <dl className="grid gap-x-8 gap-y-3 text-ui sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">
          <Trans>For</Trans>
        </dt>
        <dd className="wrap-anywhere">{inRow(forWhom(plan))}</dd>
        <dt className="text-ink-soft">
          <Trans>How people will know that it is helping</Trans>
        </dt>
        <dd className="whitespace-pre-line wrap-anywhere">{plan.sign}</dd>
      </dl>
      <section aria-labelledby="comments" className="border-t pt-6">
        <h2 id="comments" className="mb-3 text-h4">
          <Trans>Comments</Trans>
        </h2>
        <CommentThread comments={comments} onSend={async (text) => show(await calls.comment(text))} />
        <p className="mt-2 text-note text-ink-soft">
          <Trans>Colleagues at {organisation} who can see this plan can read your comment.</Trans>
        </p>
      </section>
      <footer className="border-t pt-4 text-note text-ink-soft">
        <Trans>This link is yours alone and works until {onDay(plan.expires_at)}.</Trans>
      </footer>
    </article>
  );
}

/** The week, and the end. */
function Acting({ plan, calls, show }: { plan: Plan; calls: Calls; show: (plan: Plan) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (plan.state !== 'running') return null;

  async function answer(week: string, done: boolean): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      show(await calls.tick(week, done));
    } catch (error) {
      setProblem(messageOf(error, t`This did not work. Please try again.`));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      {plan.past && (
        <Notice title={t`Its last day was ${onDay(plan.until)}`}>
          <Trans>Please say whether it was done this week, or end the plan.</Trans>
        </Notice>
      )}
      <WeekQuestion
        weeks={plan.may_tick}
        week={plan.week}
        ticks={plan.ticks}
        isBusy={isBusy}
        onAnswer={answer}
      />
      {problem !== null && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <Button variant="plain" className="-ml-4" onClick={() => setIsEnding(true)}>
        <Trans>End the plan</Trans>
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={t`End the plan?`}
          description={t`You will get no more e-mails about it. Your colleagues can reopen it.`}
          confirm={t`End the plan`}
          onConfirm={async () => show(await calls.finish())}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  );
}

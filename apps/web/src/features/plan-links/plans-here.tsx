import { type AnswerOf, listPlansHere } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import type { PersonalLink } from '../../lib/personal-link.ts';
import { planText } from '../../lib/plan-text.ts';
import { useLink } from '../../lib/use-link.ts';
import { BehindLink } from '../../ui/behind-link.tsx';
import { PlanState } from '../../ui/plan-state.tsx';
import { WeekTicks } from '../../ui/week-ticks.tsx';

type Here = AnswerOf<typeof listPlansHere>;

/** For people who answered: what is planned where they work, by whom, and how it goes. */
export function PlansHere({ link }: { link: PersonalLink }) {
  const { responseId, expires, signature } = link;
  const { state, load } = useLink(link, () =>
    call(listPlansHere, { params: { responseId }, query: { expires, signature } }),
  );
  const own = `${pages.ownPage.path.replace(':responseId', responseId)}?${new URLSearchParams({ e: expires, s: signature })}`;
  return (
    <BehindLink state={state} load={load} title={t`What is planned`}>
      {(here) => <Opened here={here} own={own} />}
    </BehindLink>
  );
}

function Opened({ here: { organisation, department, plans }, own }: { here: Here; own: string }) {
  return (
    <div className="page max-w-narrow grid gap-8 py-8 md:py-14">
      <header>
        <p className="text-ui text-ink-soft">{organisation}</p>
        <h1 className="mt-2 font-display text-h2 wrap-anywhere">
          {department === null ? t`What is planned` : t`What is planned: ${department}`}
        </h1>
        <p className="mt-2 text-ui text-ink-soft">
          <Trans>Plans that came out of people’s answers.</Trans>
        </p>
      </header>
      {plans.length === 0 && (
        <p className="text-body">
          <Trans>Nothing is planned here yet.</Trans>
        </p>
      )}
      {plans.map((plan) => (
        <section key={plan.id} aria-label={plan.what} className="grid gap-2 border-t pt-5">
          <h2 className="font-display text-h4 wrap-anywhere">{planText(plan)}</h2>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <PlanState state={plan.state} />
            <WeekTicks ticks={plan.ticks} startedAt={plan.started_at} endedAt={plan.ended_at} />
          </div>
          <p className="text-ui text-ink-soft">
            {plan.owner === null ? (
              <Trans>Nobody looks after it at the moment.</Trans>
            ) : (
              <Trans>{plan.owner} looks after it.</Trans>
            )}
          </p>
          <p className="text-ui whitespace-pre-line wrap-anywhere">
            <span className="font-medium">
              <Trans>How people will know that it is helping:</Trans>
            </span>{' '}
            {plan.sign}
          </p>
        </section>
      ))}
      <p className="border-t pt-5 text-ui">
        <Link to={own} className="link">
          <Trans>Back to your results</Trans>
        </Link>
      </p>
    </div>
  );
}

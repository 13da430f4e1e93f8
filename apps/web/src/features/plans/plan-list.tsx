import { type AnswerOf, listPlanResults } from '@fourfold/contract/calls';
import type { Plan } from '@fourfold/contract/schemas';
import { planStateNames, planStates, sayKeys } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { onDay } from '../../lib/dates.ts';
import { inRow } from '../../lib/lists.ts';
import { forWhom, planText } from '../../lib/plan-text.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { PlanState } from '../../ui/plan-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table.tsx';
import { TableHead } from '../../ui/table-head.tsx';
import { WeekTicks } from '../../ui/week-ticks.tsx';
import { type PlanList as List, type ListView, planAddress, teamAddress } from './plans-data.ts';

/** Every plan, the running ones first; narrowed by state and team, which stand in the address. */
export function PlanList({ plans, teams, view }: List & { view: ListView }) {
  if (plans.length === 0) return <NoPlans />;
  const shown = plans.filter((plan) => isIn(plan, view));
  return (
    <>
      <Filter teams={teams} view={view} />
      <p className="mt-4 mb-2 text-ui text-ink-soft" role="status">
        <Plural value={shown.length} one="# plan" other="# plans" />
      </p>
      {shown.length === 0 ? <NothingHere /> : <PlanTable plans={shown} />}
    </>
  );
}

const isIn = (plan: Plan, { state, team }: ListView): boolean =>
  (state === null || plan.state === state) &&
  (team === null ||
    (team === 'company' ? plan.company_wide : plan.departments.some(({ id }) => id === team)));

function Filter({ teams, view }: Pick<List, 'teams'> & { view: ListView }) {
  const [, setQuery] = useSearchParams();
  const change = (name: string, value: string) =>
    setQuery(
      (query) => {
        if (value === '') query.delete(name);
        else query.set(name, value);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  const team = teams.find((one) => one.team === (view.team ?? 'company'));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t`State`} className="w-full max-w-44">
        <Select value={view.state ?? ''} onChange={({ target }) => change('state', target.value)}>
          <option value="">{t`All`}</option>
          {planStates.map((state) => (
            <option key={state} value={state}>
              {planStateNames[state]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`For`} className="w-full max-w-60">
        <Select value={view.team ?? ''} onChange={({ target }) => change('team', target.value)}>
          <option value="">{t`All`}</option>
          {teams.map((one) => (
            <option key={one.team} value={one.team}>
              {one.removed ? t`${one.name} (removed)` : one.name}
            </option>
          ))}
        </Select>
      </Field>
      {team && (
        <ButtonLink to={teamAddress(team.team)}>
          <Trans>Open the four-step record: {team.name}</Trans>
        </ButtonLink>
      )}
      <p className="w-full text-note text-ink-soft">
        <Trans>
          A four-step record shows what was found, who was told, what was considered and which plans were
          made.
        </Trans>
      </p>
    </div>
  );
}

function PlanTable({ plans }: { plans: readonly Plan[] }) {
  // Computed from everyone's figures, so the plans themselves don't wait for it.
  const { value } = useLoading('results', (signal) => call(listPlanResults, {}, { signal }));
  const results = new Map(value?.results.map((result) => [result.plan_id, result]));
  return (
    <Table caption={t`Plans, running ones first`} hideCaption narrow="stack">
      <TableHead columns={[t`Plan`, t`For`, t`Looked after by`, t`State`, t`Until`]} />
      <tbody>
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} result={results.get(plan.id)} />
        ))}
      </tbody>
    </Table>
  );
}

type Result = AnswerOf<typeof listPlanResults>['results'][number];

/** `result`: what it did beside teams that waited, as soon as that is known. */
function PlanRow({ plan, result }: { plan: Plan; result: Result | undefined }) {
  return (
    <tr>
      <th scope="row" className="font-normal md:min-w-72">
        <div>
          <Link to={planAddress(plan.id)} className="link wrap-anywhere">
            {planText(plan)}
          </Link>
          <p className="mt-1 flex flex-wrap gap-2 text-note text-ink-soft">
            {plan.title}
            {plan.same.length > 0 && (
              <Badge tone="warning">
                <Trans>Overlaps</Trans>
              </Badge>
            )}
          </p>
          {result !== undefined && (
            <p className="mt-1 text-note">
              {result.sentence}{' '}
              {result.verdict !== 'waiting' && result.keys_version !== null && (
                <span className="text-ink-soft">{sayKeys({ version: result.keys_version })}</span>
              )}
            </p>
          )}
        </div>
      </th>
      <td data-label={t`For`}>{inRow(forWhom(plan))}</td>
      <td data-label={t`Looked after by`}>
        {plan.owner?.name ?? (
          <Badge tone="warning">
            <Trans>Nobody</Trans>
          </Badge>
        )}
      </td>
      <td data-label={t`State`}>
        <div className="grid gap-1 @max-[42rem]/stack:justify-items-end">
          <PlanState state={plan.state} />
          <WeekTicks ticks={plan.ticks} startedAt={plan.started_at} endedAt={plan.ended_at} />
        </div>
      </td>
      <td data-label={t`Until`} className="whitespace-nowrap">
        {onDay(plan.until)} {plan.past && <Badge tone="warning">{t`Over`}</Badge>}
      </td>
    </tr>
  );
}

function NoPlans() {
  return (
    <EmptyState title={t`No plans yet`}>
      <Trans>
        A plan starts from an opportunity or a barrier on the culture page. It says who will do what, in which
        situation, and until what date.
      </Trans>
    </EmptyState>
  );
}

function NothingHere() {
  const [, setQuery] = useSearchParams();
  return (
    <EmptyState
      title={t`No plans match your filter`}
      action={
        <Button onClick={() => setQuery({}, { replace: true })}>
          <Trans>Show all plans</Trans>
        </Button>
      }
    />
  );
}

import { explainScore } from '@fourfold/contract/calls';
import type { PlanPage, ScoreEvidence } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../lib/api.ts';
import { useLoading } from '../../lib/use-loading.ts';
import { KeysVersion } from '../../ui/keys-version.tsx';
import { LoadingPart } from '../../ui/loading-part.tsx';
import { Score } from '../../ui/score.tsx';
import { Section } from './section.tsx';

/** What the plan is about, with today's figures as far as its reader sees them: the plan itself holds none. */
export function PlanFigures({ plan }: { plan: PlanPage }) {
  const evidence = useLoading(plan.measure_key, (signal) =>
    call(
      explainScore,
      { params: { measureKey: plan.measure_key }, query: {} },
      { signal, handles: ['not_found', 'other_design'] },
    ),
  );
  return (
    <Section title={t`What it is about: ${plan.title}`}>
      <p className="max-w-narrow text-ui text-ink-soft">{plan.definition}</p>
      <div className="mt-3 max-w-narrow">
        <LoadingPart loading={evidence} label={t`Loading the scores`}>
          {(loaded) => <Figures plan={plan} evidence={loaded} />}
        </LoadingPart>
      </div>
    </Section>
  );
}

function Figures({ plan, evidence }: { plan: PlanPage; evidence: ScoreEvidence }) {
  if (evidence.state === 'sample') {
    return (
      <p className="text-ui text-ink-soft">
        <Trans>No scores yet: nobody has answered.</Trans>
      </p>
    );
  }
  const ids = new Set(plan.departments.map(({ id }) => id));
  const departments = evidence.departments.filter(({ id }) => plan.company_wide || ids.has(id));
  return (
    <>
      <ul className="text-ui">
        <Row name={t`The whole company`} figure={evidence.figure} withheld={evidence.withheld} />
        {departments.map((department) => (
          <Row key={department.id} {...department} />
        ))}
      </ul>
      {[evidence, ...departments].some(({ figure }) => figure !== null) && (
        <KeysVersion version={evidence.keys_version} />
      )}
    </>
  );
}

function Row({
  name,
  figure,
  withheld,
}: Pick<ScoreEvidence['departments'][number], 'name' | 'figure' | 'withheld'>) {
  return (
    <li className="flex items-center justify-between gap-x-3 border-b py-1.5 max-[14rem]:flex-wrap">
      <span className="min-w-0 flex-1">{name}</span>
      {figure ? (
        <Score
          value={Math.round(figure.score)}
          interval={[Math.round(figure.low), Math.round(figure.high)]}
          middle={100}
          className="sm:*:last:min-w-19"
        />
      ) : (
        <span className="text-note text-ink-soft">{withheld?.text}</span>
      )}
    </li>
  );
}

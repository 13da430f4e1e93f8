import { listPulses } from '@fourfold/contract/calls';
import type { PlanPage, Trend } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TrendChart } from '../../../charts/trend-chart/trend-chart.tsx';
import { call } from '../../../lib/api.ts';
import { allOf } from '../../../lib/lists.ts';
import { type Loading, useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Section } from '../section.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { PulseList } from './pulse-list.tsx';

interface PlanPulsesProps {
  plan: PlanPage;
  trend: Loading<Trend>;
  /** Whether what has changed is said further up. */
  isTold: boolean;
  onChange: () => void;
}

/** What the people concerned say, before the plan and since. */
export function PlanPulses({ plan, trend, isTold, onChange }: PlanPulsesProps) {
  const [query] = useSearchParams();
  // The people's list leads straight to the question.
  const [isAsking, setIsAsking] = useState(query.get('ask') === 'yes');
  const at = { params: { planId: plan.id } };
  const key = `${plan.id} ${plan.revision} ${plan.state}`;
  const pulses = useLoading(key, (signal) => call(listPulses, at, { signal, handles: ['not_found'] }));
  const again = () => {
    pulses.again();
    trend.again();
    onChange();
  };
  return (
    <Section title={t`Before and after`}>
      <div className="grid max-w-narrow grid-cols-1 gap-4 text-ui">
        <LoadingPart loading={trend} label={t`Loading the progress so far`}>
          {(loaded) => (
            <div className="grid grid-cols-1 gap-3">
              {!isTold && <p>{loaded.sentence}</p>}
              {loaded.points.filter(({ figure }) => figure !== null).length > 1 && (
                <TrendOf plan={plan} trend={loaded} />
              )}
              {loaded.notes.map((note) => (
                <p key={note} className="text-note text-ink-soft">
                  {note}
                </p>
              ))}
            </div>
          )}
        </LoadingPart>
        <LoadingPart loading={pulses} label={t`Loading the pulses`}>
          {(loaded) => (
            <div className="grid grid-cols-1 gap-4">
              <PulseList plan={plan} pulses={loaded.pulses} mayStop={plan.may.manage} onChange={again} />
              {loaded.may_ask && (
                <div>
                  <Button onClick={() => setIsAsking(true)}>
                    <Trans>Ask the people concerned</Trans>
                  </Button>
                </div>
              )}
              {isAsking && loaded.may_ask && (
                <AskDialog plan={plan} offer={loaded} onDone={again} onClose={() => setIsAsking(false)} />
              )}
            </div>
          )}
        </LoadingPart>
      </div>
    </Section>
  );
}

/** Whose line it is stands above it: the figures above the chart are of several. */
function TrendOf({ plan, trend }: { plan: PlanPage; trend: Trend }) {
  const { name } = trend;
  const where = plan.company_wide
    ? t`${name} in the whole company`
    : t`${name} in ${allOf(plan.departments.map((department) => department.name))}`;
  return (
    <div>
      <h3 className="text-ui font-medium">{where}</h3>
      <TrendChart trend={trend} label={t`${where} over time`} />
    </div>
  );
}

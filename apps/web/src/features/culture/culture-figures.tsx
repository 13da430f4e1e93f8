import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeysVersion } from '../../ui/keys-version.tsx';
import { isNarrowed } from './culture-filter.ts';
import { DepartmentsPart } from './departments/departments-part.tsx';
import { DynamicsPart } from './dynamics/dynamics-part.tsx';
import { ReportButton } from './export/report-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Barriers } from './findings/barriers.tsx';
import { Opportunities } from './findings/opportunities.tsx';
import { GateRules } from './gate-rules.tsx';
import { HeatPart } from './heat/heat-part.tsx';
import { KeysLine } from './keys-line.tsx';
import { MayContext, useMay } from './may-context.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { MissingPeople } from './people/missing-people.tsx';
import { ParticipationLine } from './people/participation-line.tsx';
import { RoundsPart } from './rounds/rounds-part.tsx';
import { StartRound } from './rounds/start-round.tsx';
import { useFilter } from './use-filter.ts';
import { WhenNear } from './when-near.tsx';

interface CultureFiguresProps {
  answer: CultureAnswer;
  onStarted: () => void;
}

/** One of three: the organisation's own figures, why there are none to see, or the sample until there are some. */
export function CultureFigures({ answer, onStarted }: CultureFiguresProps) {
  const { state, rounds, may } = answer;
  return (
    <MayContext value={may}>
      {state !== 'sample' && <FilterBar {...answer} />}
      {state === 'withheld' ? <Withheld answer={answer} /> : <Shown answer={answer} onRescored={onStarted} />}
      <GateRules {...answer} />
      {may.start_round && rounds.some(({ current, has_answers }) => current && has_answers) && (
        <StartRound onStarted={onStarted} />
      )}
    </MayContext>
  );
}

function Shown({ answer, onRescored }: { answer: CultureAnswer; onRescored: () => void }) {
  const { state, sentence, participation, opportunities, barriers, rounds, may, gate } = answer;
  const isSample = state === 'sample';
  return (
    <>
      {isSample && <NoData gated={gate.gated} />}
      <div className="mb-4 max-w-narrow">
        {isSample && (
          <Badge tone="warning" className="mb-2">
            <Trans>Sample</Trans>
          </Badge>
        )}
        <h2 className="text-h3">{sentence}</h2>
        {participation && !isSample && <ParticipationLine participation={participation} className="mt-1.5" />}
        {!isSample && <KeysLine {...answer} onRescored={onRescored} />}
        {participation && isSample && (
          <p className="mt-1.5 text-ui text-ink-soft">
            <Trans>In the sample, {participation.sentence}</Trans>
          </p>
        )}
      </div>
      {opportunities && (
        <Opportunities opportunities={opportunities} report={may.export && !isSample && <ReportButton />} />
      )}
      {barriers && <Barriers barriers={barriers} />}
      <WhenNear place={<PartSkeleton label={t`Loading the departments`} />}>
        <DepartmentsPart />
      </WhenNear>
      <WhenNear place={<PartSkeleton label={t`Loading the heatmap`} />}>
        <HeatPart />
      </WhenNear>
      <WhenNear place={<PartSkeleton label={t`Loading the dynamics`} />}>
        <DynamicsPart />
      </WhenNear>
      {rounds.filter(({ has_answers }) => has_answers).length > 1 && (
        <WhenNear place={<PartSkeleton label={t`Comparing the rounds`} />}>
          <RoundsPart />
        </WhenNear>
      )}
      {!isSample && <KeysVersion version={answer.keys_version} />}
    </>
  );
}

/**
 * Nothing to show yet: who is still to answer, before the sample that shows what will stand here. Those who see groups
 * only are told how many it takes, and not whether anyone has answered.
 */
function NoData({ gated }: { readonly gated: boolean }) {
  const { see_people } = useMay();
  return (
    <section aria-labelledby="no-data" className="mb-8 border-b pb-8">
      <h2 id="no-data" className="text-h3">
        <Trans>No data yet.</Trans>
      </h2>
      <p className="mt-1.5 mb-5 max-w-narrow text-ui text-ink-soft">
        {gated ? (
          <Trans>
            Until a first group of five or more people has answered, the charts below show those of a made-up
            company, so that you can see what they will say.
          </Trans>
        ) : (
          <Trans>
            Until answers come in, the charts below show those of a made-up company, so that you can see what
            they will say.
          </Trans>
        )}
      </p>
      {see_people && <MissingPeople perPage={6} nobody={t`No invitation is open.`} />}
    </section>
  );
}

function Withheld({ answer: { withheld, participation } }: { answer: CultureAnswer }) {
  const { filter, clear } = useFilter();
  return (
    <>
      {participation && <ParticipationLine participation={participation} />}
      <EmptyState
        title={t`Nothing is shown for this`}
        action={
          isNarrowed(filter) && (
            <Button onClick={clear}>
              <Trans>Show everyone</Trans>
            </Button>
          )
        }
      >
        {withheld?.text}
      </EmptyState>
    </>
  );
}

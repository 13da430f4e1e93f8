import type { CultureAnswer } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Contents } from './contents.tsx';
import { useCulture } from './culture-context.ts';
import { isNarrowed } from './culture-filter.ts';
import { DepartmentsPart } from './departments/departments-part.tsx';
import { DynamicsPart } from './dynamics/dynamics-part.tsx';
import { ReportButton } from './export/report-button.tsx';
import { FilterBar, sayScope } from './filter-bar.tsx';
import { FirstRun, useLooksAtSample } from './first-run.tsx';
import { GateRules } from './gate-rules.tsx';
import { HeatPart } from './heat/heat-part.tsx';
import { useMay } from './may-context.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { LeftOutPart } from './people/left-out-part.tsx';
import { ParticipationLine } from './people/participation-line.tsx';
import { PrintButton } from './print-button.tsx';
import { InviteLater } from './rounds/invite-later.tsx';
import { RoundsPart } from './rounds/rounds-part.tsx';
import { RunningRound } from './rounds/running-round.tsx';
import { StartRound } from './rounds/start-round.tsx';
import { sayWithheld } from './say-withheld.ts';
import { Summary } from './summary/summary.tsx';
import { useFilter } from './use-filter.ts';
import { WhenNear } from './when-near.tsx';

interface CultureFiguresProps {
  answer: CultureAnswer;
  onStarted: () => void;
}

/** The organisation's own figures, why there are none to see, or the next step until there are some, with the sample. */
export function CultureFigures({ answer, onStarted }: CultureFiguresProps) {
  const { state, rounds, may, gate } = answer;
  const looks = useLooksAtSample();
  if (state === 'sample' && !looks) return <FirstRun gated={gate.gated} looks={false} />;
  const latest = rounds.find(({ current }) => current);
  const mayStart = may.start_round && latest?.has_answers === true;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        {state === 'sample' ? <span /> : <FilterBar {...answer} />}
        <div className="flex flex-wrap gap-2">
          {may.share && state === 'figures' && (
            <ButtonLink to={shareAddress(answer)} size="small">
              <Trans>Share a snapshot</Trans>
            </ButtonLink>
          )}
          {may.export && state === 'figures' && <ReportButton />}
          {state !== 'withheld' && <PrintButton />}
          {mayStart && <StartRound onStarted={onStarted} />}
        </div>
      </div>
      {state !== 'sample' && <RunningRound {...answer} />}
      {may.start_round && latest !== undefined && rounds.length > 1 && (
        <InviteLater round={latest} onDone={onStarted} />
      )}
      <PrintedScope {...answer} />
      {state === 'figures' && <OwnDepartments />}
      {state === 'withheld' ? <Withheld answer={answer} /> : <Shown answer={answer} onRescored={onStarted} />}
      <GateRules gate={gate} />
    </>
  );
}

/** Of someone who manages several: which they are, one click away. */
function OwnDepartments() {
  const { filter, own, to } = useFilter();
  if (own.length < 2 || isNarrowed(filter)) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 text-ui print:hidden">
      <Trans>Your departments:</Trans>
      {own.map(({ id, name }) => (
        <Link key={id} to={to({ department: id })} preventScrollReset className="link">
          {name}
        </Link>
      ))}
    </p>
  );
}

/** What the filters say on a screen, for a page on paper. */
function PrintedScope(answer: CultureAnswer) {
  const { filter } = useCulture();
  return <p className="mb-4 hidden text-ui print:block">{sayScope(answer, filter)}</p>;
}

/** Of the round that is on the screen. */
const shareAddress = ({ round }: CultureAnswer) =>
  `${pages.newSnapshot.path}${round === null ? '' : `?round=${round.id}`}`;

function Shown({ answer, onRescored }: { answer: CultureAnswer; onRescored: () => void }) {
  const { state, rounds, gate, departments, participation } = answer;
  const { see_people } = useMay();
  const { filter } = useCulture();
  const isSample = state === 'sample';
  const hasRounds = rounds.filter(({ has_answers }) => has_answers).length > 1;
  const hasLeftOut =
    see_people && !isSample && (filter.include !== undefined || (participation?.left_out ?? 0) > 0);
  const parts = [
    { id: 'summary', name: t`Summary` },
    { id: 'heatmap', name: t`Heatmap` },
    ...(isSample || departments.length > 1 ? [{ id: 'departments', name: t`Departments` }] : []),
    ...(hasRounds ? [{ id: 'rounds', name: t`Changes` }] : []),
    { id: 'dynamics', name: t`Connections` },
    ...(hasLeftOut ? [{ id: 'left-out', name: t`Left-out answers` }] : []),
    { id: 'rules', name: t`Who sees what` },
  ];
  return (
    <>
      {isSample && <FirstRun gated={gate.gated} looks />}
      <Contents parts={parts} />
      <Summary answer={answer} onRescored={onRescored} />
      <WhenNear id="heatmap" place={<PartSkeleton name={t`Heatmap`} label={t`Loading the heatmap`} />}>
        <HeatPart />
      </WhenNear>
      <WhenNear
        id="departments"
        place={<PartSkeleton small name={t`Departments`} label={t`Loading the departments`} />}
      >
        <DepartmentsPart />
      </WhenNear>
      {hasRounds && (
        <WhenNear
          id="rounds"
          place={
            <PartSkeleton small name={t`Changes since the last round`} label={t`Comparing the rounds`} />
          }
        >
          <RoundsPart />
        </WhenNear>
      )}
      <WhenNear
        id="dynamics"
        place={<PartSkeleton small name={t`Connections`} label={t`Loading the connections`} />}
      >
        <DynamicsPart />
      </WhenNear>
      {hasLeftOut && (
        <div id="left-out" className="scroll-mt-14">
          <LeftOutPart count={participation?.left_out ?? null} />
        </div>
      )}
    </>
  );
}

function Withheld({ answer: { withheld, participation } }: { answer: CultureAnswer }) {
  // Managers see their own departments long before the whole.
  const { filter, own, clear, change } = useFilter();
  return (
    <>
      {participation && <ParticipationLine participation={participation} />}
      <EmptyState
        title={t`Nothing is shown for this`}
        action={
          isNarrowed(filter) ? (
            <Button onClick={clear}>
              <Trans>Show everyone</Trans>
            </Button>
          ) : (
            own.length > 0 && (
              <div className="flex flex-wrap justify-center gap-2">
                {own.map(({ id, name }) => (
                  <Button key={id} onClick={() => change({ department: id })}>
                    <Trans>Show {name}</Trans>
                  </Button>
                ))}
              </div>
            )
          )
        }
      >
        {sayWithheld(withheld, filter)}
      </EmptyState>
    </>
  );
}

import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { longDay } from '../../../lib/long-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PartMenu } from '../export/part-menu.tsx';
import { EffortAndImpact } from '../findings/effort-and-impact.tsx';
import { FindingList } from '../findings/finding-list.tsx';
import { useConcerned } from '../findings/use-concerned.ts';
import { useRunningPlans } from '../findings/use-running-plans.ts';
import { KeysLine } from '../keys-line.tsx';
import { FewPeople } from '../people/few-people.tsx';
import { ParticipationLine } from '../people/participation-line.tsx';
import { SinceLastRound } from '../rounds/since-last-round.tsx';

interface SummaryProps {
  answer: CultureAnswer;
  onRescored: () => void;
}

/** Who was heard, how certain it is, what has changed; five opportunities and five barriers, and where they pay off. */
export function Summary({ answer, onRescored }: SummaryProps) {
  const { state, opportunities, barriers, rounds } = answer;
  const concerned = useConcerned(answer);
  const running = useRunningPlans();
  const isSample = state === 'sample';
  return (
    <section
      id="summary"
      aria-labelledby="summary-title"
      className="@container flex scroll-mt-20 flex-col pb-6"
    >
      <h2 id="summary-title" className="sr-only">
        <Trans>Summary</Trans>
      </h2>
      {isSample && (
        <Badge tone="warning" className="mb-2 self-start">
          <Trans>Sample</Trans>
        </Badge>
      )}
      <dl className="grid gap-x-9 gap-y-3 @min-[36rem]:grid-cols-3 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)]">
        <Fact name={t`People`}>
          <Heard answer={answer} />
        </Fact>
        <Fact name={t`How certain`}>
          <HowCertain answer={answer} onRescored={onRescored} />
          <FewPeople people={answer.people} />
        </Fact>
        <Fact name={t`Since the last round`}>
          {!isSample && rounds.filter(({ has_answers }) => has_answers).length > 1 ? (
            <SinceLastRound />
          ) : (
            <p>
              <Trans>There is no earlier round to compare with.</Trans>
            </p>
          )}
        </Fact>
      </dl>
      <div className="mt-5 grid gap-x-9 gap-y-6 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)]">
        {opportunities && (
          <FindingList
            id="opportunities"
            name={t`Opportunities`}
            ranking={opportunities}
            concerned={concerned}
            departments={answer.departments.length}
            running={running}
            actions={<PartMenu part="opportunities" />}
          />
        )}
        {barriers && (
          <FindingList
            id="barriers"
            name={t`Barriers`}
            ranking={barriers}
            concerned={concerned}
            departments={answer.departments.length}
            running={running}
            actions={<PartMenu part="barriers" />}
          />
        )}
        {opportunities && (
          <div className="min-w-0 @min-[36rem]:col-span-2 @min-[60rem]:col-span-1">
            <EffortAndImpact opportunities={opportunities} keysVersion={answer.keys_version} />
          </div>
        )}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t pt-2">
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="mt-0.5 text-ui">{children}</dd>
    </div>
  );
}

function Heard({ answer: { participation, state, people, as_of } }: { answer: CultureAnswer }) {
  if (participation && state === 'sample') {
    return (
      <p>
        <Trans>In the sample, {participation.sentence}</Trans>
      </p>
    );
  }
  return (
    <>
      {as_of !== null && (
        <p>
          <Trans>
            As of {longDay(as_of)}, <Plural value={people} one="# person" other="# people" />.
          </Trans>
        </p>
      )}
      {participation ? (
        <ParticipationLine participation={participation} />
      ) : (
        as_of === null && (
          <p>
            <Plural value={people} one="# person is counted." other="# people are counted." />
          </p>
        )
      )}
    </>
  );
}

/** How many of the ten are clear, which their lists then name, and which keys that rests on. */
function HowCertain({ answer, onRescored }: SummaryProps) {
  const { opportunities, barriers } = answer;
  const clearOf = (ranking: typeof opportunities | typeof barriers) =>
    ranking?.listed.filter(({ label }) => label === 'clear').length ?? 0;
  return (
    <p>
      <Trans>
        Clearly in the top five:{' '}
        <Plural
          value={clearOf(opportunities)}
          _0="no opportunities"
          one="# opportunity"
          other="# opportunities"
        />{' '}
        and <Plural value={clearOf(barriers)} _0="no barriers" one="# barrier" other="# barriers" />.
      </Trans>{' '}
      <span className="text-note text-ink-soft">
        <Trans>Clear: at least 80% certain. Likely: 50% to 80%.</Trans>
      </span>{' '}
      <KeysLine {...answer} onRescored={onRescored} />
    </p>
  );
}

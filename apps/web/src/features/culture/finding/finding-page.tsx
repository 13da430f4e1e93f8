import { explainScore } from '@fourfold/contract/calls';
import type { CultureAnswer, ScoreEvidence } from '@fourfold/contract/schemas';
import { nameOpportunity, siteName } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RunningPlans } from '../../../ui/running-plans.tsx';
import { useCulture } from '../culture-context.ts';
import { CultureScope } from '../culture-scope.tsx';
import { sideOf } from '../findings/concerned.ts';
import type { Finding } from '../findings/finding-path.ts';
import { useRunningPlans } from '../findings/use-running-plans.ts';
import type { MeasureKind } from '../kind-of.ts';
import { PartSkeleton } from '../part-skeleton.tsx';
import { FewPeople } from '../people/few-people.tsx';
import { sayWithheld } from '../say-withheld.ts';
import { FindingHead } from './finding-head.tsx';
import { HowCertain } from './how-certain.tsx';
import { InShort } from './in-short.tsx';
import { MakePlan } from './make-plan.tsx';
import { MeasureTrend } from './measure-trend.tsx';
import { barriersAtRisk } from './risks.ts';
import { Section } from './section.tsx';
import { WhatItMoves } from './what-it-moves.tsx';
import { WhomItConcerns } from './whom-it-concerns.tsx';

interface FindingPageProps {
  kind: MeasureKind;
  measureKey: string;
}

/** One opportunity or barrier: what it is, how certain, whom it concerns, what it is connected with and what to do. */
export function FindingPage(props: FindingPageProps) {
  return (
    <CultureScope>{(answer) => <FindingOf key={props.measureKey} {...props} answer={answer} />}</CultureScope>
  );
}

function FindingOf({ answer, ...props }: FindingPageProps & { answer: CultureAnswer }) {
  const { measureKey, kind } = props;
  const { filter, key } = useCulture();
  const evidence = useLoading(`${key} ${measureKey}`, (signal) =>
    call(explainScore, { params: { measureKey }, query: { ...filter, of: 'measure' } }, { signal }),
  );
  const ranking = kind === 'behaviour' ? answer.opportunities : answer.barriers;
  const entry: Finding | null = ranking?.listed.find((one) => one.key === measureKey) ?? null;
  return (
    <LoadingPart
      loading={evidence}
      label={t`Loading what is behind it`}
      skeleton={<PartSkeleton label={t`Loading what is behind it`} />}
    >
      {(score) => (
        <Told {...props} answer={answer} entry={entry} score={score} held={ranking?.held.sentence} />
      )}
    </LoadingPart>
  );
}

interface ToldProps extends FindingPageProps {
  answer: CultureAnswer;
  /** Null for what is not among the five any more. */
  entry: Finding | null;
  score: ScoreEvidence;
  held: string | undefined;
}

function Told({ answer, entry, score, held, kind }: ToldProps) {
  const { filter } = useCulture();
  const running = useRunningPlans();
  // A finding that is balanced so far may lie on the other side than the one it is about.
  const side = entry === null ? score.figure?.side : sideOf(entry);
  const lacking = kind === 'perception' || side === 'low';
  const name =
    entry?.name ??
    (kind === 'perception' ? score.name : nameOpportunity(lacking ? 'improve' : 'reduce', score.name));
  useTitle(name, answer.state === 'sample' ? t`Sample company` : answer.title);
  if (answer.state === 'withheld') {
    return (
      <>
        <FindingHead answer={answer} entry={entry} score={score} name={name} />
        <EmptyState title={t`Nothing is shown for this`}>{sayWithheld(answer.withheld, filter)}</EmptyState>
      </>
    );
  }
  const looksLike = entry?.looks_like ?? (lacking ? score.when_low : score.when_high);
  const suggestion = entry?.suggestion ?? (lacking ? score.suggestion_low : score.suggestion_high);
  return (
    <article>
      <FindingHead answer={answer} entry={entry} score={score} name={name} />
      {entry === null && (
        <Notice className="mb-5" title={t`It is not one of the five now`}>
          {kind === 'behaviour'
            ? t`Other opportunities have become more promising since this link was copied, or are more promising for these people.`
            : t`Other barriers have become stronger since this link was copied, or are stronger for these people.`}
        </Notice>
      )}
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Section id="what" name={t`What it is`}>
          <WhatItIs score={score} lacking={lacking} looksLike={looksLike} />
        </Section>
        <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="rounded border bg-raised p-5 max-lg:mb-6 lg:sticky lg:top-4 print:break-inside-avoid">
            <h2 className="text-h4">{t`What to do`}</h2>
            <p className="mt-2 text-body">{suggestion}</p>
            <div className="mt-3 empty:hidden">
              <FewPeople people={answer.people} />
            </div>
            {entry && <InShort entry={entry} score={score} />}
            <AlsoWatch said={barriersAtRisk(answer, entry)} />
            {entry && 'habit' in entry && (
              <p className="mt-3 text-ui">
                <span className="text-note text-ink-soft">{t`As a habit`}</span>
                <br />
                {entry.habit}
              </p>
            )}
            {entry && <RunningPlans plans={running(entry)} />}
            {entry && <MakePlan entry={entry} />}
          </div>
        </aside>
        <div className="min-w-0 lg:col-start-1">
          <HowCertain entry={entry} score={score} held={held} />
          <WhomItConcerns entry={entry} score={score} />
          <WhatItMoves answer={answer} entry={entry} score={score} />
          <MeasureTrend measureKey={score.key} name={score.name} shown={answer} />
        </div>
      </div>
    </article>
  );
}

interface WhatItIsProps {
  score: ScoreEvidence;
  lacking: boolean;
  looksLike: string | null;
}

/** What goes wrong first: the definition alone reads as praise. */
function WhatItIs({ score: { name, definition }, lacking, looksLike }: WhatItIsProps) {
  if (looksLike === null) return <p>{definition}</p>;
  return (
    <dl>
      <dt className="text-note text-ink-soft">
        {lacking ? t`When there is too little of it` : t`When there is too much of it`}
      </dt>
      <dd>{looksLike}</dd>
      <dt className="mt-2 text-note text-ink-soft">{t`What “${name}” means`}</dt>
      <dd>{definition}</dd>
    </dl>
  );
}

/** Beside the advice, for those who read nothing else. */
const AlsoWatch = ({ said }: { said: string | null }) =>
  said === null ? null : <p className="mt-3 text-ui">{said}</p>;

/** What stands in the tab, on a printed page and where the address is kept. */
function useTitle(name: string, company: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${name} · ${company} · ${siteName}`;
    return () => {
      document.title = before;
    };
  }, [name, company]);
}

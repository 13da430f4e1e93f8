import type { ComparedTeam } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../../lib/hold-focus.ts';
import { may } from '../../lib/may.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUser } from '../session/user-context.ts';
import { CandidatesList } from './candidates-list.tsx';
import { type Hires, type HiresView, teamName } from './hires-data.ts';
import { inOrder } from './in-order.ts';
import { SideBySide } from './side-by-side.tsx';

/** Candidates beside a team: the sentence and the list, or some of them side by side; or the sample's, marked. */
export function Compared({ hires, view }: { hires: Hires; view: HiresView }) {
  const chosen = hires.candidates.filter(({ response_id }) => view.compare?.includes(response_id));
  const beside = inOrder(chosen, view.order);
  const place = useRef<HTMLDivElement>(null);
  useHeading(place, beside.length > 1 ? view.compare : undefined);
  return (
    <div ref={place}>
      {beside.length > 1 ? (
        <SideBySide hires={hires} candidates={beside} asked={view.team} />
      ) : (
        <TheList hires={hires} view={view} />
      )}
    </div>
  );
}

/** The one takes the place of the other, and with it the link that was pressed: the focus goes on from its heading. */
function useHeading(place: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    if (before.current === opened) return;
    before.current = opened;
    if (place.current !== null) focusHeading(place.current);
  }, [place, opened]);
}

function TheList({ hires, view }: { hires: Hires; view: HiresView }) {
  const { state, candidates, team, waiting, withheld, fair_use } = hires;
  const isSample = state === 'sample';
  return (
    <>
      {isSample && <SampleNotice waiting={waiting} />}
      <Finding
        title={team === null ? t`Candidates` : comparedWith(team)}
        sentence={hires.sentence}
        sure={team === null ? (withheld?.text ?? '') : fair_use}
        className="pb-8"
      >
        {candidates.length > 0 && (
          <div className={isSample ? 'sample' : undefined}>
            {isSample && (
              <Badge tone="warning" className="mb-3">
                <Trans>Sample</Trans>
              </Badge>
            )}
            <CandidatesList key={view.vacancy} hires={hires} view={view} />
          </div>
        )}
        <NotListed hires={hires} />
        {team !== null && candidates.length > 0 && <AboutFigures hires={hires} />}
      </Finding>
    </>
  );
}

const comparedWith = (team: ComparedTeam): string =>
  plural(team.people, {
    one: `Compared with ${teamName(team)} (# person)`,
    other: `Compared with ${teamName(team)} (# people)`,
  });

function SampleNotice({ waiting }: { waiting: number }) {
  const user = useUser();
  return (
    <Notice
      title={t`No data yet.`}
      className="mb-6"
      actions={
        waiting === 0 &&
        may(user, 'candidates:manage') && (
          <ButtonLink size="small" to="?invite=one">
            <Trans>Invite the first candidate</Trans>
          </ButtonLink>
        )
      }
    >
      {waiting === 0
        ? t`What you see here is a sample: invented candidates compared with an invented company.`
        : plural(waiting, {
            one: 'One invited candidate hasn’t finished. Until they do, you see a sample: invented candidates compared with an invented company.',
            other:
              '# invited candidates haven’t finished. Until one of them does, you see a sample: invented candidates compared with an invented company.',
          })}
    </Notice>
  );
}

/** Who is invited and not in the list, and why. */
function NotListed({ hires: { state, waiting, declined, not_shown } }: { hires: Hires }) {
  if (state === 'sample' || waiting + declined + not_shown === 0) return null;
  return (
    <p className="mt-3 max-w-narrow text-ui text-ink-soft">
      {waiting > 0 &&
        plural(waiting, {
          one: '# invited candidate hasn’t finished.',
          other: '# invited candidates haven’t finished.',
        })}{' '}
      {declined > 0 && plural(declined, { one: '# has declined.', other: '# have declined.' })}{' '}
      {not_shown > 0 &&
        plural(not_shown, {
          one: '# has submitted but is not shown. Either they were told that your role would not see their answers, or they answered another version of the questionnaire.',
          other:
            '# have submitted but are not shown. Either they were told that your role would not see their answers, or they answered another version of the questionnaire.',
        })}
    </p>
  );
}

/** What fit and add would say, and why they mostly don't: nobody should look for an order of merit that isn't there. */
function AboutFigures({ hires: { candidates } }: { hires: Hires }) {
  const isTold = candidates.some(({ fit, add }) => fit !== null || add !== null);
  return (
    <Fold label={isTold ? t`What “Fit” and “Add” mean` : t`Why nobody is ranked`} className="mt-3">
      <p className="mt-1 mb-2 max-w-narrow text-ui text-ink-soft">
        <Trans>
          <strong className="font-medium text-ink">Fit</strong> says how close a profile is to what is typical
          of the team, from 0 to 100. A low fit means that someone is different from the team, not that
          something is wrong with them. <strong className="font-medium text-ink">Add</strong> says how far
          this person would balance what the team has too much or too little of. On this scale, an ordinary
          candidate gets 50.
        </Trans>{' '}
        {isTold
          ? t`We show them only where answers picked at random would get different scores.`
          : t`We show neither here, because answers picked at random would get much the same scores. So nobody is ranked, and the list is in alphabetical order.`}
      </p>
    </Fold>
  );
}

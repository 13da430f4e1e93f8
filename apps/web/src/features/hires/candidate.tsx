import { simulated } from '@fourfold/content';
import type { CandidateAnswer, ComparedTeam, Share } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { onDay } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Fold } from '../../ui/fold.tsx';
import { KeysVersion } from '../../ui/keys-version.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Score } from '../../ui/score.tsx';
import { Superseded } from '../../ui/superseded.tsx';
import { sumUp } from '../profile/sum-up.ts';
import { BesideTeam } from './beside-team.tsx';
import { candidateAddress, listAddress } from './candidate-address.ts';
import { saysSomething } from './columns.ts';
import { Complements } from './complements.tsx';
import { teamName, viewOf } from './hires-data.ts';
import { InterviewQuestions } from './interview-questions.tsx';
import { Interviews } from './interviews.tsx';

/** One candidate beside a team: what differs, what they would bring, and what to ask. */
export function Candidate({ answer }: { answer: CandidateAnswer }) {
  const { candidate, sentence, quality, team, withheld, not_told, advertisement, fair_use } = answer;
  const name = `${candidate.first_name} ${candidate.last_name}`;
  const tells = saysSomething(quality);
  const { team: asked } = viewOf(useSearchParams()[0]);
  const alone = answer.profile.map(({ name: competency, figure }) => ({ name: competency, ...figure }));
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <header>
        <p className="text-ui">
          <Link className="link" to={listAddress(candidate, asked)}>
            <Trans>Job Candidates</Trans>
          </Link>
        </p>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
          <div className="min-w-0">
            <h1 className="text-h3">{name}</h1>
            <p className="mt-1 text-ui text-ink-soft">
              {candidate.vacancy === null || candidate.vacancy.title === candidate.job_position ? (
                <Trans>
                  {candidate.job_position}. Submitted {onDay(candidate.submitted_at)}.
                </Trans>
              ) : (
                <Trans>
                  {candidate.job_position}, for {candidate.vacancy.title}. Submitted{' '}
                  {onDay(candidate.submitted_at)}.
                </Trans>
              )}
            </p>
          </div>
          <ButtonLink to={pages.person.path.replace(':responseId', candidate.response_id)}>
            <Trans>Full profile</Trans>
          </ButtonLink>
        </div>
      </header>
      <section aria-label={t`In short`} className="grid max-w-narrow grid-cols-1 gap-4">
        <Superseded
          firstName={candidate.first_name}
          round={candidate.round}
          later={candidate.superseded_by}
          actions={
            candidate.superseded_by && (
              <ButtonLink size="small" to={candidateAddress(candidate.superseded_by, undefined)}>
                <Trans>Open the later answers</Trans>
              </ButtonLink>
            )
          }
        />
        {team === null || !tells ? (
          <p className="font-display text-h4">{sentence}</p>
        ) : (
          <Said label={t`Compared with ${teamName(team)}`}>{sentence}</Said>
        )}
        {tells && <Said label={t`Without the comparison`}>{sumUp(alone, candidate.first_name)}</Said>}
        {quality.verdict !== 'consistent' && <Doubt quality={quality} />}
        {advertisement !== null && <Notice>{advertisement}</Notice>}
        {withheld !== null && <Notice title={t`The team is not shown`}>{withheld.text}</Notice>}
        {team !== null && <FitAndAdd answer={answer} team={team} />}
        {not_told !== null && <p className="text-ui text-ink-soft">{not_told}</p>}
        <p className="border-l-2 border-accent pl-3 text-ui font-medium">{fair_use}</p>
        <Fold label={t`Answers can be made to look good`}>
          <p className="mt-2 text-ui text-ink-soft">
            <Trans>
              We simulated candidates, so these numbers are not about {candidate.first_name}. Those who tailor
              every answer to an advertisement gain {simulated.asked} points in the competencies that it asks
              for. Those who know which option was rated as sounding best, and always choose it, gain{' '}
              {simulated.sounds} points on average. Those who know the team and answer accordingly raise their
              fit from {simulated.honestFit} to {simulated.fit} out of 100. Fit says how close a profile is to
              what is typical of the team.
            </Trans>{' '}
            <Link className="link" to={pages.manualFairness.path}>
              <Trans>How we found this</Trans>
            </Link>
          </p>
        </Fold>
      </section>
      {team !== null && <BesideTeam answer={answer} team={team} tells={tells} />}
      {answer.interviews !== null && (
        <Interviews responseId={candidate.response_id} interviews={answer.interviews} />
      )}
      <InterviewQuestions answer={answer} />
      {team !== null && answer.complements.length > 0 && <Complements answer={answer} team={team} />}
      <KeysVersion version={answer.keys_version} />
    </article>
  );
}

/** A sentence, and what it compares with. */
const Said = ({ label, children }: { label: string; children: string }) => (
  <p>
    <span className="block text-ui font-medium text-ink-soft">{label}</span>{' '}
    <span className="font-display text-h4">{children}</span>
  </p>
);

/** Why the answers are doubted, so that nobody has to look for it in the full profile. */
const Doubt = ({ quality: { verdict, sentence, reasons } }: Pick<CandidateAnswer, 'quality'>) => (
  <Notice kind={verdict === 'uninformative' ? 'info' : 'warning'} title={sentence}>
    {reasons.length > 0 && (
      <ul className="grid list-disc gap-1 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
  </Notice>
);

/** Each with its range and with what others get, where it is told. */
function FitAndAdd({ answer: { fit, add }, team }: { answer: CandidateAnswer; team: ComparedTeam }) {
  if (fit === null && add === null) return null;
  return (
    <dl className="grid gap-3 text-ui">
      <Line
        name={t`Fit`}
        share={fit}
        note={t`how close this profile is to what is typical of ${teamName(team)}`}
      />
      <Line
        name={t`Add`}
        share={add}
        note={t`how far this person would move the team towards balance, from 0 to 100. An ordinary candidate gets 50.`}
      />
    </dl>
  );
}

function Line({ name, share, note }: { name: string; share: CandidateAnswer['fit']; note: string }) {
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-2">
      <dt className="font-medium">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-4">
        {share === null ? (
          <span>
            <Trans>We can’t tell</Trans>
          </span>
        ) : (
          <Score value={share.value} interval={[share.low, share.high]} domain={[0, 100]} middle={50} />
        )}
        <span className="text-note text-ink-soft">{note}</span>
        {share !== null && (
          <span className="w-full text-note text-ink-soft">
            <Trans>
              Honest candidates with a profile like this get {rangeOf(share.honest)}. Random answers get{' '}
              {rangeOf(share.random)}.
            </Trans>
          </span>
        )}
      </dd>
    </div>
  );
}

const rangeOf = ({ low, high }: Share) => t`${low} to ${high}`;

import type { PersonProfile } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { onDay } from '../../lib/dates.ts';
import { may } from '../../lib/may.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Fold } from '../../ui/fold.tsx';
import { StatementList } from '../../ui/visibility-statements.tsx';
import { Profile } from '../profile/profile.tsx';
import { useUser } from '../session/user-context.ts';
import { Rounds } from './rounds.tsx';

/** One person, as those see them who may: who it is, what the answers say, and what the person was told. */
export function Person({ person }: { person: PersonProfile }) {
  const { response, visibility } = person;
  // A letter is about single measures, of which a pulse says nothing.
  const writes = may(useUser(), 'reports:write') && person.form !== 'pulse';
  const isCandidate = response.kind === 'candidate';
  // Opened from Hires, at an address among people.
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <header>
        <p className="text-ui">
          {isCandidate ? (
            <Link className="link" to={pages.candidate.path.replace(':responseId', response.id)}>
              <Trans>{response.first_name} in Hires</Trans>
            </Link>
          ) : (
            <Link className="link" to={pages.people.path}>
              <Trans>People</Trans>
            </Link>
          )}
        </p>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
          <div className="min-w-0">
            <h1 className="text-h3">
              {response.first_name} {response.last_name}{' '}
              {isCandidate && (
                <Badge>
                  <Trans>Candidate</Trans>
                </Badge>
              )}
            </h1>
            <p className="mt-1 text-ui text-ink-soft">
              <Trans>
                {response.job_position}, {response.department}, {response.company}. Submitted{' '}
                {onDay(response.submitted_at)}.
              </Trans>
            </p>
          </div>
          {writes && (
            <ButtonLink
              to={`${pages.newReport.path}?response=${response.id}`}
              state={{ letter: true }}
              className="max-w-full wrap-anywhere"
            >
              <Trans>Write a report for {response.first_name}</Trans>
            </ButtonLink>
          )}
        </div>
        {!isCandidate && (
          <p className="mt-2 text-ui text-ink-soft">
            <Trans>{response.first_name} can see that you have opened this page, and when.</Trans>
          </p>
        )}
      </header>
      <Profile profile={person} subject={response.first_name} />
      <Rounds person={person} />
      {isCandidate && (
        <p className="max-w-narrow text-ui text-ink-soft">
          <Trans>
            Don’t base a decision on a profile alone. A profile can’t tell you whether to hire someone.
          </Trans>
        </p>
      )}
      <div className="border-t">
        <Fold label={t`What ${response.first_name} was told`}>
          <StatementList statements={visibility.statements} className="mt-2 max-w-narrow" />
        </Fold>
      </div>
    </article>
  );
}

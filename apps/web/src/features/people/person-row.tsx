import type { SurveyResponse } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { ago, onDay } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { CorrectPerson } from './correct-person.tsx';
import { ErasePerson } from './erase-person.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonStatus } from './person-status.tsx';
import { WithdrawPerson } from './withdraw-person.tsx';

interface PersonRowProps {
  person: SurveyResponse;
  /** How many there are; an earlier one is named. */
  rounds: number;
  /** The whole screen is about employees or about candidates. */
  ofOneKind: boolean;
}

export function PersonRow({ person, rounds, ofOneKind }: PersonRowProps) {
  const [open, setOpen] = useState<'correct' | 'withdraw' | 'erase' | null>(null);
  const close = () => setOpen(null);
  return (
    <tr>
      <th scope="row" className="md:min-w-36">
        <span className="min-w-0 wrap-anywhere">
          <Name person={person} />{' '}
          {person.kind === 'candidate' && !ofOneKind && (
            <Badge>
              <Trans>Candidate</Trans>
            </Badge>
          )}{' '}
          {person.kind === 'employee' && person.round < rounds && (
            <Badge>
              <Trans>Round {person.round}</Trans>
            </Badge>
          )}
          <span className="block text-note font-normal text-ink-soft">
            <EmailText address={person.email} />
          </span>
          {person.submitted_at !== null && !person.results && (
            <span className="block text-note font-normal text-ink-soft">
              <Trans>Results are closed to you</Trans>
            </span>
          )}
        </span>
      </th>
      <td data-label={t`Position`}>{person.job_position}</td>
      <td data-label={t`Department`}>
        <span>
          {person.department}
          <span className="block text-note text-ink-soft md:max-xl:hidden">{person.company}</span>
          <span className="hidden text-note text-ink-soft md:max-xl:block">{person.job_position}</span>
        </span>
      </td>
      <td data-label={t`Status`}>
        <PersonStatus {...person} />
      </td>
      <td data-label={t`Done`} className="num">
        {person.percent}%
      </td>
      <td data-label={t`Invited`}>
        <span>
          <span className="whitespace-nowrap">{onDay(person.invited_at)}</span>
          <span className="block text-note text-ink-soft">{lastWord(person)}</span>
        </span>
      </td>
      <td className="num">
        <PersonMenu
          person={person}
          onCorrect={() => setOpen('correct')}
          onWithdraw={() => setOpen('withdraw')}
          onErase={() => setOpen('erase')}
        />
        {open === 'correct' && <CorrectPerson person={person} onClose={close} />}
        {open === 'withdraw' && <WithdrawPerson person={person} onClose={close} />}
        {open === 'erase' && <ErasePerson person={person} onClose={close} />}
      </td>
    </tr>
  );
}

/** Leads to the results, once there are some that this member may see. */
function Name({ person }: { person: SurveyResponse }) {
  const name = `${person.first_name} ${person.last_name}`;
  if (!person.results) return name;
  return (
    <Link className="link" to={pages.person.path.replace(':responseId', person.id)}>
      {name}
    </Link>
  );
}

/** The last thing that happened. */
function lastWord({ submitted_at, reminded_at, begun_at, no_reminders }: SurveyResponse): string | null {
  const now = new Date();
  if (submitted_at !== null) return t`submitted ${ago(submitted_at, now)}`;
  if (no_reminders) return t`wants no reminders`;
  if (reminded_at !== null) return t`reminded ${ago(reminded_at, now)}`;
  return begun_at === null ? null : t`begun ${ago(begun_at, now)}`;
}

import type { SurveyResponse } from '@fourfold/contract/schemas';
import { pages, roundName } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ago, onClock } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { useUser } from '../session/user-context.ts';
import { CorrectPerson } from './correct-person.tsx';
import { ErasePerson } from './erase-person.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonStatus } from './person-status.tsx';
import { RemindDialog } from './reminders/remind-dialog.tsx';
import { WithdrawPerson } from './withdraw-person.tsx';

interface PersonRowProps {
  person: SurveyResponse;
  /** How many there are; an earlier one is named. */
  rounds: number;
  /** The whole screen is about employees or about candidates. */
  ofOneKind: boolean;
  /** The tick that selects it. */
  children: ReactNode;
}

/**
 * One line where there is room; below that width the cells without `data-cell` go, see `Table`. Names, addresses and
 * departments share what the other columns leave: without a width of their own (`max-w-0`) they give way, and the menu
 * is in view at every width.
 */
export function PersonRow({ person, rounds, ofOneKind, children }: PersonRowProps) {
  const [open, setOpen] = useState<'correct' | 'remind' | 'withdraw' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const latest = lastWord(person);
  const kindWord = person.kind === 'candidate' && !ofOneKind ? t`Candidate · ` : '';
  const { company, department, email, job_position } = person;
  const position = company === useUser().company ? job_position : `${job_position}, ${company}`;
  return (
    <tr>
      <td data-cell="tick" className="w-8">
        {children}
      </td>
      <th scope="row" data-cell="name" className="md:w-[20%] md:max-w-0">
        <span className="flex min-w-0 items-center gap-2 md:flex-wrap">
          <span className="max-md:min-w-32 max-md:text-pretty max-md:wrap-anywhere md:min-w-24 md:truncate">
            <Name person={person} />
          </span>
          <span className="contents max-md:hidden">
            <Badges person={person} rounds={rounds} />
          </span>
        </span>
      </th>
      <td className="truncate max-xl:hidden md:w-[29%] md:max-w-0" title={email}>
        {email}
      </td>
      <td className="truncate md:w-[31%] md:max-w-0" title={`${kindWord}${department} · ${position}`}>
        {kindWord}
        {department} <span className="text-ink-soft md:max-lg:hidden">· {position}</span>
      </td>
      <td data-cell="state">
        <PersonStatus {...person} />
      </td>
      <td
        data-cell="note"
        className="truncate max-md:text-note max-md:text-ink-soft md:max-w-60 md:max-lg:hidden"
        title={latest}
      >
        {/* On a phone the name has the first line to itself. */}
        <span className="md:hidden">
          {kindWord}
          {person.kind === 'employee' && person.round < rounds && `${roundName(person.round)} · `}
          {department} ·{' '}
        </span>
        {latest}
      </td>
      <td className="num" data-cell="menu">
        <PersonMenu
          person={person}
          onCorrect={() => setOpen('correct')}
          onRemind={() => setOpen('remind')}
          onWithdraw={() => setOpen('withdraw')}
          onErase={() => setOpen('erase')}
        />
        {open === 'correct' && <CorrectPerson person={person} onClose={close} />}
        {open === 'remind' && (
          <RemindDialog
            title={t`Remind ${person.first_name} ${person.last_name}`}
            whom={{ ids: [person.id], kind: person.kind }}
            onClose={close}
          />
        )}
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

type BadgesProps = Pick<PersonRowProps, 'person' | 'rounds'>;

/** A plan's pulse is a round of its own, whose number is below those that people count. */
const isPulse = (round: number) => round < 1;

function Badges({ person: { kind, round, submitted_at, results }, rounds }: BadgesProps) {
  return (
    <>
      {kind === 'employee' && round < rounds && (
        <Badge>{isPulse(round) ? t`Pulse` : t`Round ${round}`}</Badge>
      )}
      {submitted_at !== null && !results && (
        <Badge>
          <Trans>Results not visible to you</Trans>
        </Badge>
      )}
    </>
  );
}

/** The last thing that happened. */
function lastWord({
  kind,
  submitted_at,
  reminded_at,
  begun_at,
  no_reminders,
  invited_at,
  launch_at,
  declined_at,
  withdrawn_at,
}: SurveyResponse): string {
  const now = new Date();
  if (withdrawn_at !== null) return t`withdrawn ${ago(withdrawn_at, now)}`;
  if (submitted_at !== null) return t`submitted ${ago(submitted_at, now)}`;
  if (declined_at !== null) return t`declined ${ago(declined_at, now)}`;
  if (launch_at !== null) return t`to be sent ${onClock(launch_at)}`;
  if (no_reminders) return kind === 'employee' ? t`no reminders this round` : t`no more reminders`;
  if (reminded_at !== null) return t`reminded ${ago(reminded_at, now)}`;
  if (begun_at !== null) return t`begun ${ago(begun_at, now)}`;
  return t`invited ${ago(invited_at, now)}`;
}

import type { DeskRow } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ago, onDay } from '../../lib/dates.ts';
import { roleNames } from '../../lib/role-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Status } from '../../ui/status.tsx';
import { Table } from '../../ui/table.tsx';
import { TableHead } from '../../ui/table-head.tsx';
import { useUser } from '../session/user-context.ts';
import { workIn } from '../session/work-in.ts';
import { DueLine, sayDue } from './due-line.tsx';

/** Where something is due stands first; a row leads into its organisation. */
export function DeskTable({ organisations }: { organisations: readonly DeskRow[] }) {
  if (organisations.length === 0)
    return (
      <EmptyState title={t`You belong to no organisation at the moment`}>
        <Trans>Ask a colleague to invite you, or create an organisation in the menu under your name.</Trans>
      </EmptyState>
    );
  const waiting = organisations.filter(({ due }) => due.length > 0).length;
  return (
    <>
      <p className="mb-2 text-ui text-ink-soft">
        <Plural value={organisations.length} one="# organisation" other="# organisations" />
        {' · '}
        <Plural value={waiting} _0="nothing is due" one="# with something due" other="# with something due" />
      </p>
      <Table
        caption={t`Your organisations, starting with those where something is due`}
        hideCaption
        narrow="lines"
        // On a tablet there is no room for when it was opened last.
        className="md:max-lg:[&_:is(th,td):last-child]:hidden md:[&_tbody_:is(th,td)]:py-2"
      >
        <TableHead columns={[t`Organisation`, t`Round`, t`Answered`, t`Due`, t`Last opened`]} />
        <tbody>
          {organisations.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

function Row({ row }: { row: DeskRow }) {
  const { role, round, due, locked, last_opened_at } = row;
  return (
    <tr>
      <th scope="row" data-cell="name" className="font-normal lg:min-w-48">
        <span className="flex flex-wrap items-center gap-x-2">
          <OpenButton row={row} />
          <span className="text-note text-ink-soft max-md:hidden">{roleNames[role]}</span>
        </span>
      </th>
      <td className="lg:whitespace-nowrap">
        {round === null ? (
          <span className="text-ink-soft">{locked ? '' : t`None yet`}</span>
        ) : (
          <>
            {round.name}
            <span className="block text-note text-ink-soft">{whenOpen(round)}</span>
          </>
        )}
      </td>
      <td data-cell="state" className="tabular-nums">
        <Answered row={row} />
      </td>
      <td
        data-cell="note"
        className="max-md:truncate max-md:text-note max-md:text-ink-soft md:min-w-40 lg:min-w-64"
      >
        {locked && t`Set up two-step verification to work here`}
        <DueList due={due} />
        {!locked && due.length === 0 && (
          <span className="text-ink-soft">
            <span className="max-md:hidden">{t`Nothing`}</span>
            <span className="md:hidden">{t`Nothing due · opened ${ago(last_opened_at, new Date())}`}</span>
          </span>
        )}
      </td>
      <td className="whitespace-nowrap">{ago(last_opened_at, new Date())}</td>
    </tr>
  );
}

/** One below the other; on a phone in one line, the most pressing first. */
function DueList({ due }: Pick<DeskRow, 'due'>) {
  if (due.length === 0) return null;
  return (
    <>
      <ul className="max-md:hidden">
        {due.map((one) => (
          <li key={one.kind}>
            <DueLine due={one} />
          </li>
        ))}
      </ul>
      <span className="md:hidden">{due.map(sayDue).join(' · ')}</span>
    </>
  );
}

const whenOpen = ({ open, ends_at }: NonNullable<DeskRow['round']>): string => {
  if (ends_at === null) return t`Open`;
  return open ? t`Open until ${onDay(ends_at)}` : t`Ended ${onDay(ends_at)}`;
};

/** A button, as it changes where one works; the one that one is in leads straight to its first screen. */
function OpenButton({ row: { id, name } }: { row: DeskRow }) {
  const navigate = useNavigate();
  const [isGoing, setIsGoing] = useState(false);
  const isCurrent = useUser().organisation?.id === id;
  async function open(): Promise<void> {
    setIsGoing(true);
    const arrived = isCurrent || (await workIn({ id, name }));
    if (arrived) await navigate(pages.dashboard.path);
    setIsGoing(false);
  }
  return (
    <>
      <button
        type="button"
        className="link min-w-0 text-left font-medium wrap-anywhere pointer-coarse:py-2"
        onClick={open}
        disabled={isGoing}
      >
        {name}
      </button>
      {isGoing && <Spinner label={t`Opening ${name}`} quiet />}
      {isCurrent && (
        <Badge className="max-md:hidden">
          <Trans>You are here</Trans>
        </Badge>
      )}
    </>
  );
}

function Answered({ row: { round } }: { row: DeskRow }) {
  if (round === null) return null;
  if (round.response === null)
    return <span className="text-ink-soft max-md:hidden">{t`Not for your role`}</span>;
  const { invited, submitted, rate } = round.response;
  if (rate === null) return <span className="text-ink-soft max-md:hidden">{t`Nobody invited yet`}</span>;
  return (
    <Status at={rate} kind={round.open ? 'going' : 'done'}>
      {t`${submitted} of ${invited} · ${Math.round(100 * rate)}%`}
    </Status>
  );
}

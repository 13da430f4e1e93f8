import type { ComparedCandidate } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { allOf } from '../../lib/lists.ts';
import { useTop } from '../../lib/use-top.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Score } from '../../ui/score.tsx';
import { Table } from '../../ui/table.tsx';
import { againstTeam } from './against-team.ts';
import { candidateAddress } from './candidate-address.ts';
import { NoPlace, verdictWords } from './candidate-row.tsx';
import { type Column, columnsOf, isDoubtful, placeOf, saysSomething, whyAlso } from './columns.ts';
import { type Hires, teamName } from './hires-data.ts';
import { howTheyDiffer } from './how-they-differ.ts';
import { Signs } from './signs.tsx';
import { SpreadLine, twoThirds } from './spread-line.tsx';
import { TeamChoice } from './team-choice.tsx';
import { useHiresView } from './use-hires-view.ts';

interface SideBySideProps {
  hires: Hires;
  candidates: readonly ComparedCandidate[];
  /** The team that was asked for. */
  asked: string | undefined;
}

/** Two or three candidates beside the team, competency by competency: first where they clearly differ. */
export function SideBySide({ hires, candidates, asked }: SideBySideProps) {
  const ids = candidates.map(({ response_id }) => response_id).join();
  useTop(ids);
  const { addressWith } = useHiresView();
  const { team, competencies, asked_for, fair_use } = hires;
  const named = columnsOf({ ...hires, candidates: [...candidates] });
  const others = competencies.filter((one) => !named.includes(one));
  const names = allOf(candidates.map(({ first_name }) => first_name));
  const shared = { candidates, asked, team };
  return (
    <Finding
      className="pb-8"
      sentence={team === null ? t`${names} side by side` : t`${names} compared with ${teamName(team)}`}
      sure={
        <>
          {howTheyDiffer(competencies, candidates)}{' '}
          {team !== null && againstTeam(teamName(team), competencies, candidates)}
        </>
      }
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="w-full empty:hidden md:w-64">
          <TeamChoice hires={hires} asked={asked} />
        </div>
        <ButtonLink size="small" to={addressWith({ ticked: ids, compare: '' })}>
          <Trans>Back to the list</Trans>
        </ButtonLink>
      </div>
      {/* On a phone the table has no head. */}
      <ul className="mb-2 grid gap-1 md:hidden">
        {candidates.map((candidate) => (
          <li key={candidate.response_id}>
            <Head candidate={candidate} asked={asked} />
          </li>
        ))}
      </ul>
      <SideTable {...shared} caption={t`The candidates’ competencies, side by side`} columns={named} />
      {others.length > 0 && (
        <Fold
          label={plural(others.length, { one: '# more competency', other: '# more competencies' })}
          className="mt-3"
        >
          <SideTable {...shared} caption={t`The other competencies, side by side`} columns={others} />
        </Fold>
      )}
      <Signs team={team} keys_version={hires.keys_version} candidates={candidates}>
        {whyAlso(asked_for, named)}{' '}
        <Trans>The numbers in brackets are likely ranges, for a team that of its average.</Trans>
      </Signs>
      <p className="mt-5 max-w-narrow border-l-2 border-accent pl-3 text-ui font-medium">{fair_use}</p>
    </Finding>
  );
}

interface SideTableProps extends Pick<SideBySideProps, 'candidates' | 'asked'>, Pick<Hires, 'team'> {
  caption: string;
  columns: readonly Column[];
}

function SideTable({ candidates, asked, team, caption, columns }: SideTableProps) {
  return (
    <Table
      caption={caption}
      hideCaption
      narrow="stack"
      // The same score stands at the same place in each column, so they stay beside each other on a tablet.
      className="md:[container-type:normal] md:[&_:is(th,td):last-child]:pr-3 md:[&_thead_th]:whitespace-normal md:[&>table]:table-fixed"
    >
      <thead>
        <tr>
          <th scope="col" className="w-1/5">
            <Trans>Competency</Trans>
          </th>
          {team !== null && (
            <th scope="col" className="md:w-32">
              {teamName(team)}
            </th>
          )}
          {candidates.map((candidate) => (
            <th key={candidate.response_id} scope="col">
              <Head candidate={candidate} asked={asked} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.key}>
            <th scope="row">{column.name}</th>
            {team !== null && (
              <td data-label={teamName(team)}>
                <TeamPlace column={column} />
              </td>
            )}
            {candidates.map((candidate) => (
              <td key={candidate.response_id} data-label={candidate.first_name}>
                <SidePlace candidate={candidate} column={column} />
              </td>
            ))}
          </tr>
        ))}
        <Shares candidates={candidates} of="fit" withTeam={team !== null} />
        <Shares candidates={candidates} of="add" withTeam={team !== null} />
      </tbody>
    </Table>
  );
}

/** The average with its likely range; how its people spread is in the picture, and in words for those who can’t see it. */
function TeamPlace({ column: { team, spread } }: { column: Column }) {
  if (team === null) return null;
  const [from, to] = spread === null ? [] : twoThirds(team, spread);
  return (
    <span className="text-note whitespace-nowrap text-ink-soft tabular-nums">
      {Math.round(team.score)} ({Math.round(team.low)}–{Math.round(team.high)})
      {from !== undefined && to !== undefined && (
        <span className="sr-only">
          <Trans>
            Two thirds of the team, estimated: {from}–{to}
          </Trans>
        </span>
      )}
    </span>
  );
}

const Head = ({ candidate, asked }: { candidate: ComparedCandidate; asked: string | undefined }) => (
  <>
    <Link className="link text-ui" to={candidateAddress(candidate, asked)}>
      {candidate.first_name} {candidate.last_name}
    </Link>{' '}
    {isDoubtful(candidate) && <Badge tone="open">{verdictWords[candidate.verdict]}</Badge>}
  </>
);

function SidePlace({ candidate, column }: { candidate: ComparedCandidate; column: Column }) {
  const place = placeOf(candidate, column.key);
  if (place === undefined) return null;
  if (!saysSomething(candidate)) return <NoPlace candidate={candidate} />;
  const { score, low, high } = place.candidate;
  const isClear = place.difference?.certainty === 'clear';
  return (
    <span className="flex w-full items-center justify-end gap-3 max-md:max-w-56 md:max-xl:flex-col md:max-xl:items-start md:max-xl:gap-0">
      <SpreadLine
        candidate={place.candidate}
        team={column.team}
        spread={column.spread}
        doubtful={isDoubtful(candidate)}
        className="min-w-16 shrink-0 max-md:flex-1 xl:flex-1"
      />
      <span className="w-24 shrink-0 text-left text-note whitespace-nowrap tabular-nums">
        {Math.round(score)}{' '}
        <span className="text-ink-soft">
          ({Math.round(low)}–{Math.round(high)})
        </span>
        {isClear && (
          <span className="sr-only">
            {(place.difference?.points ?? 0) > 0
              ? t`, clearly more than the team`
              : t`, clearly less than the team`}
          </span>
        )}
        {isClear && (
          <span aria-hidden="true" className="font-medium">
            {' '}
            {(place.difference?.points ?? 0) > 0 ? '↑' : '↓'}
          </span>
        )}
      </span>
    </span>
  );
}

interface SharesProps {
  candidates: readonly ComparedCandidate[];
  of: 'fit' | 'add';
  withTeam: boolean;
}

/** A row where it is told of one of them. */
function Shares({ candidates, of, withTeam }: SharesProps) {
  if (candidates.every((candidate) => candidate[of] === null)) return null;
  return (
    <tr>
      <th scope="row">{of === 'fit' ? t`Fit` : t`Add`}</th>
      {withTeam && <td className="max-md:hidden" />}
      {candidates.map(({ response_id, first_name, [of]: share }) => (
        <td key={response_id} data-label={first_name}>
          {share === null ? (
            <span className="text-ink-soft">
              <Trans>We can’t tell</Trans>
            </span>
          ) : (
            <Score value={share.value} interval={[share.low, share.high]} domain={[0, 100]} middle={50} />
          )}
        </td>
      ))}
    </tr>
  );
}

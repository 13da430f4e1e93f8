import type { ComparedCandidate, Share } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { onDay } from '../../lib/dates.ts';
import { Score } from '../../ui/score.tsx';
import { candidateAddress } from './candidate-address.ts';
import { type Column, hiddenWhere, isDoubtful, placeOf, saysSomething } from './columns.ts';
import { Dot, SpreadLine } from './spread-line.tsx';

interface CandidateRowProps {
  candidate: ComparedCandidate;
  columns: readonly Column[];
  /** The place of the column that a phone shows. */
  shown: number;
  /** How many columns there is room for on a narrow desk. */
  most: number;
  shares: readonly ('fit' | 'add')[];
  /** Over several vacancies each row names its own. */
  ofMany: boolean;
  /** Whether there is room for the day on which they submitted. */
  withDay: boolean;
  /** The team that was asked for, empty for none; null where the names lead nowhere. */
  link: string | null;
  isTicked: boolean;
  /** As many are ticked as have room side by side. */
  isFull: boolean;
  onTick: (isTicked: boolean) => void;
}

/** One line where there is room, two on a phone; see `Table`. */
export function CandidateRow(props: CandidateRowProps) {
  const { candidate, columns, shown, most, shares, ofMany, withDay, link, isTicked, isFull, onTick } = props;
  const name = `${candidate.first_name} ${candidate.last_name}`;
  return (
    <tr>
      {link !== null && (
        <td data-cell="tick" className="w-8">
          <label className="grid size-8 place-items-center pointer-coarse:size-11">
            <input
              type="checkbox"
              aria-label={t`Compare ${name}`}
              checked={isTicked}
              disabled={isFull && !isTicked}
              onChange={({ target }) => onTick(target.checked)}
              className="check-box m-0"
            />
          </label>
        </td>
      )}
      <th scope="row" data-cell="name" className="max-w-72">
        {/* Below the name where there are columns, which need the room. */}
        <span className="flex min-w-0 items-center gap-2 md:flex-col md:items-start md:gap-0">
          <span className="max-w-full truncate">
            {link === null ? (
              name
            ) : (
              <Link className="link" to={candidateAddress(candidate, link || undefined)}>
                {name}
              </Link>
            )}
          </span>
          <Remarks candidate={candidate} />
        </span>
      </th>
      {ofMany && link !== null && (
        <td className="max-w-40 truncate max-lg:hidden">
          {candidate.vacancy?.title ?? candidate.job_position}
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-cell={at === shown ? 'note' : undefined}
          className={hiddenWhere(at, shown, most)}
        >
          <Place candidate={candidate} column={column} />
        </td>
      ))}
      {shares.map((of) => (
        <td key={of} className="max-lg:hidden">
          <ShareCell share={candidate[of]} />
        </td>
      ))}
      {withDay && <td className="whitespace-nowrap max-xl:hidden">{onDay(candidate.submitted_at)}</td>}
    </tr>
  );
}

export const verdictWords = {
  consistent: null,
  uninformative: t`Answers say too little`,
  check: t`Read with care`,
  unreliable: t`Can’t be relied on`,
} as const;

/** What has to be known of someone's answers before anything is read from them. */
function Remarks({ candidate }: { candidate: ComparedCandidate }) {
  const { verdict, follows_advertisement, superseded_by } = candidate;
  const doubt = verdictWords[verdict];
  const rest = [
    ...(follows_advertisement ? [t`Answers match the advertisement`] : []),
    ...(superseded_by === null ? [] : [t`Replaced by round ${superseded_by.round}`]),
  ];
  if (doubt === null && rest.length === 0) return null;
  const said = [...(doubt === null ? [] : [doubt]), ...rest].join(' · ');
  return (
    <span
      className="max-w-full min-w-0 truncate text-note leading-[0.9rem] font-normal text-ink-soft"
      title={said}
    >
      {doubt !== null && (
        <span className="text-warning">
          <svg aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px]">
            <Dot at={50} y="50%" doubtful />
          </svg>
          {doubt}
        </span>
      )}
      {doubt !== null && rest.length > 0 && ' · '}
      {rest.join(' · ')}
    </span>
  );
}

/** The score, its dot with the likely range, and a sign where it clearly differs from the team. */
function Place({ candidate, column }: { candidate: ComparedCandidate; column: Column }) {
  const place = placeOf(candidate, column.key);
  if (place === undefined) return null;
  if (!saysSomething(candidate)) return <NoPlace candidate={candidate} />;
  const { score, low, high } = place.candidate;
  const side = place.difference?.certainty === 'clear' ? Math.sign(place.difference.points) : 0;
  const words = [
    t`${column.name} ${Math.round(score)}, likely range ${Math.round(low)} to ${Math.round(high)}`,
    ...(side === 0 ? [] : [side > 0 ? t`clearly more than the team` : t`clearly less than the team`]),
  ].join(', ');
  const doubt = verdictWords[candidate.verdict];
  const said = doubt === null ? words : `${words}. ${doubt}.`;
  return (
    <span className="flex min-w-20 items-center gap-1" title={said}>
      <span aria-hidden="true" className="w-8 shrink-0 text-right whitespace-nowrap tabular-nums">
        {Math.round(score)}
      </span>
      <SpreadLine
        candidate={place.candidate}
        team={column.team}
        spread={column.spread}
        doubtful={isDoubtful(candidate)}
        className="mx-1.5 min-w-0"
      />
      <span aria-hidden="true" className="w-3 shrink-0 font-medium">
        {side > 0 ? '↑' : side < 0 ? '↓' : ''}
      </span>
      <span className="sr-only">{said}</span>
    </span>
  );
}

/** In place of scores that any answers would have got: as on the candidate’s page, nothing is read from them. */
export const NoPlace = ({ candidate: { verdict } }: { candidate: ComparedCandidate }) => (
  <span title={verdictWords[verdict] ?? undefined} className="flex h-7 items-center text-ink-soft">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{verdictWords[verdict]}</span>
  </span>
);

function ShareCell({ share }: { share: Share | null }) {
  if (share === null)
    return (
      <span className="text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">
          <Trans>We can’t tell</Trans>
        </span>
      </span>
    );
  const { value, low, high } = share;
  return (
    <Score
      value={value}
      interval={[low, high]}
      domain={[0, 100]}
      middle={50}
      className="gap-x-2 [&>svg]:w-12"
    />
  );
}

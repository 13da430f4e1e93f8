import type { ComparedCandidate, Share } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { onDay } from '../../lib/dates.ts';
import { allOf } from '../../lib/lists.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Score } from '../../ui/score.tsx';
import { Table } from '../../ui/table.tsx';
import type { VacancyGroup } from './by-vacancy.ts';
import { candidateAddress } from './candidate-address.ts';

interface CandidatesTableProps {
  groups: readonly VacancyGroup[];
  /** The team that was asked for, empty for none; null where the names lead nowhere. */
  link: string | null;
}

const verdicts = {
  consistent: null,
  uninformative: t`Answers say little`,
  check: t`Read with care`,
  unreliable: t`Answers unreliable`,
} as const;

/** On a tablet these columns stand under the name, or the last would be cut off. */
const roomy = 'md:max-xl:hidden';

/** The same as the chart, in words: by vacancy, the latest submission first, never an order of merit. */
export function CandidatesTable({ groups, link }: CandidatesTableProps) {
  const hasHeads = groups.length > 1;
  // Two columns in which nothing could be told would stand in the way of what can.
  const isTold = groups.some(({ candidates }) =>
    candidates.some(({ fit, add }) => fit !== null || add !== null),
  );
  let before = 0;
  return (
    <Table caption={t`Candidates by vacancy, the latest first`} hideCaption narrow="stack" className="mt-4">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Candidate</Trans>
          </th>
          <th scope="col" className={roomy}>
            <Trans>For</Trans>
          </th>
          <th scope="col" className={roomy}>
            <Trans>Clearly differs</Trans>
          </th>
          {isTold && (
            <>
              <th scope="col">
                <Trans>Fit</Trans>
              </th>
              <th scope="col">
                <Trans>Add</Trans>
              </th>
            </>
          )}
          <th scope="col" className={roomy}>
            <Trans>Submitted</Trans>
          </th>
        </tr>
      </thead>
      {groups.map(({ title, candidates }) => {
        const first = before + 1;
        before += candidates.length;
        return (
          <tbody key={title ?? ''}>
            {hasHeads && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={isTold ? 6 : 4}
                  className="pt-6 text-ui font-semibold wrap-anywhere"
                >
                  {title ?? t`No vacancy`}
                </th>
              </tr>
            )}
            {candidates.map((candidate, index) => (
              <CandidateRow
                key={candidate.response_id}
                candidate={candidate}
                number={first + index}
                link={link}
                isTold={isTold}
              />
            ))}
          </tbody>
        );
      })}
    </Table>
  );
}

interface CandidateRowProps {
  candidate: ComparedCandidate;
  /** As in the chart. */
  number: number;
  link: string | null;
  isTold: boolean;
}

function CandidateRow({ candidate, number, link, isTold }: CandidateRowProps) {
  const name = `${candidate.first_name} ${candidate.last_name}`;
  const wanted = candidate.vacancy?.title ?? candidate.job_position;
  const verdict = verdicts[candidate.verdict];
  return (
    <tr>
      <th scope="row" className="md:min-w-44">
        <span className="wrap-anywhere">
          <span className="tabular-nums text-ink-soft">{number}.</span>{' '}
          {link === null ? (
            name
          ) : (
            <Link className="link" to={candidateAddress(candidate, link || undefined)}>
              {name}
            </Link>
          )}{' '}
          {verdict !== null && <Badge>{verdict}</Badge>}{' '}
          {candidate.follows_advertisement && (
            <Badge>
              <Trans>Follows the advertisement</Trans>
            </Badge>
          )}{' '}
          {candidate.superseded_by !== null && (
            <Badge>
              <Trans>Superseded by round {candidate.superseded_by.round}</Trans>
            </Badge>
          )}
          <span className="hidden text-note font-normal text-ink-soft md:max-xl:block">
            {wanted},{' '}
            <span className="whitespace-nowrap">
              <Trans>submitted {onDay(candidate.submitted_at)}</Trans>
            </span>
            {candidate.differs.length > 0 && (
              <span className="block text-ink">
                <Differs {...candidate} />
              </span>
            )}
          </span>
        </span>
      </th>
      <td data-label={t`For`} className={cx('wrap-anywhere xl:min-w-28', roomy)}>
        {wanted}
      </td>
      <td data-label={t`Clearly differs`} className={cx('wrap-anywhere', roomy)}>
        <Differs {...candidate} />
      </td>
      {isTold && (
        <>
          <td data-label={t`Fit`}>
            <Range share={candidate.fit} />
          </td>
          <td data-label={t`Add`}>
            <Range share={candidate.add} />
          </td>
        </>
      )}
      <td data-label={t`Submitted`} className={cx('whitespace-nowrap', roomy)}>
        {onDay(candidate.submitted_at)}
      </td>
    </tr>
  );
}

/** From the team, in what it shows more of and less of. */
function Differs({ differs, verdict }: ComparedCandidate) {
  if (verdict === 'uninformative' || verdict === 'unreliable')
    return (
      <span className="text-ink-soft">
        <Trans>Can’t be told</Trans>
      </span>
    );
  if (differs.length === 0)
    return (
      <span className="text-ink-soft">
        <Trans>In nothing clearly</Trans>
      </span>
    );
  const names = (side: 'more' | 'less') =>
    allOf(differs.filter((one) => one.side === side).map(({ name }) => name));
  const [more, less] = [names('more'), names('less')];
  return (
    <>
      {more && <span className="block">{t`More ${more}`}</span>}
      {less && <span className="block">{t`Less ${less}`}</span>}
    </>
  );
}

function Range({ share }: { share: Share | null }) {
  if (share === null)
    return (
      <span className="text-ink-soft">
        <Trans>Can’t be told</Trans>
      </span>
    );
  const { value, low, high } = share;
  return (
    <Score
      value={value}
      interval={[low, high]}
      domain={[0, 100]}
      middle={50}
      className="md:max-lg:gap-2 md:max-lg:[&>svg]:w-16"
    />
  );
}

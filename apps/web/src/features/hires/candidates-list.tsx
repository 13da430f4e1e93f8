import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SortHeader } from '../../ui/sort-header.tsx';
import { Table } from '../../ui/table.tsx';
import { CandidateRow } from './candidate-row.tsx';
import { columnsOf, firstShown, hiddenWhere, mostColumns, whyAlso } from './columns.ts';
import { CompareBar } from './compare-bar.tsx';
import { type Hires, type HiresView, mostCompared } from './hires-data.ts';
import { inOrder } from './in-order.ts';
import { ShownCompetency } from './shown-competency.tsx';
import { Signs } from './signs.tsx';
import { TeamChoice } from './team-choice.tsx';
import { useHiresView } from './use-hires-view.ts';

interface CandidatesListProps {
  hires: Hires;
  view: HiresView;
}

/** Names with a dot and its range for each competency that the vacancy names; those ticked can stand side by side. */
export function CandidatesList({ hires, view }: CandidatesListProps) {
  const { order = 'name', team, vacancy } = view;
  const { change } = useHiresView();
  // The address keeps them for Back and a reload; quick ticks do not wait for it.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(view.ticked?.split(',')));
  function tick(ids: ReadonlySet<string>): void {
    setTicked(ids);
    change({ ticked: [...ids].join() });
  }
  const { candidates, state } = hires;
  const ofMany = vacancy === undefined || vacancy === 'all';
  const columns = columnsOf(hires);
  // The vacancy of each row takes the room of one.
  const most = ofMany ? mostColumns - 1 : mostColumns;
  const sorted = inOrder(candidates, order);
  const key = order.replace('-', '');
  const shown = columns.find((column) => column.key === key) ?? firstShown(columns, candidates);
  const shownAt = shown === undefined ? 0 : columns.indexOf(shown);
  const shares = (['fit', 'add'] as const).filter((of) => candidates.some((one) => one[of] !== null));
  const isSample = state === 'sample';
  // Its room is wanted for lines that can be read, and for fit and add where something can be told.
  const withDay = !isSample && !ofMany && shares.length === 0 && columns.length < mostColumns;
  const sortable = (name: string, label: string, className?: string) => (
    <SortHeader
      key={name}
      className={className}
      direction={order === name ? 'ascending' : order === `-${name}` ? 'descending' : null}
      onSort={(next) => change({ order: next === 'descending' ? `-${name}` : name })}
    >
      {label}
    </SortHeader>
  );
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-2 empty:hidden max-[14rem]:grid-cols-1 sm:gap-3 md:flex md:*:w-64">
        <TeamChoice hires={hires} asked={team} />
        {columns.length > 1 && (
          <ShownCompetency columns={columns} sorted={columns.find((column) => column.key === key)?.key} />
        )}
      </div>
      {/* A phone's rows have no head that would name it. */}
      {shown !== undefined && (
        <p className="mt-3 text-note text-ink-soft md:hidden">
          <Trans>
            Each line shows <span className="font-medium text-ink">{shown.name}</span>.
          </Trans>
        </p>
      )}
      <Table caption={t`Candidates`} hideCaption narrow="lines" className="mt-3 md:[&_:is(th,td)]:px-2">
        <thead>
          <tr>
            {!isSample && (
              <th scope="col">
                <span className="sr-only">
                  <Trans>Compare</Trans>
                </span>
              </th>
            )}
            {sortable('name', t`Candidate`)}
            {ofMany && !isSample && (
              <th scope="col" className="max-lg:hidden">
                <Trans>For</Trans>
              </th>
            )}
            {columns.map((column, at) => sortable(column.key, column.name, hiddenWhere(at, shownAt, most)))}
            {shares.map((of) => sortable(of, of === 'fit' ? t`Fit` : t`Add`, 'max-lg:hidden'))}
            {withDay && sortable('submitted', t`Submitted`, 'max-xl:hidden')}
          </tr>
        </thead>
        <tbody>
          {sorted.map((candidate) => {
            const { response_id: id } = candidate;
            return (
              <CandidateRow
                key={id}
                candidate={candidate}
                columns={columns}
                shown={shownAt}
                most={most}
                shares={shares}
                ofMany={ofMany}
                withDay={withDay}
                link={isSample ? null : (team ?? '')}
                isTicked={ticked.has(id)}
                isFull={ticked.size >= mostCompared}
                onTick={(isTicked) => {
                  const next = new Set(ticked);
                  if (isTicked) next.add(id);
                  else next.delete(id);
                  tick(next);
                }}
              />
            );
          })}
        </tbody>
      </Table>
      <p className="mt-3 max-w-narrow text-note text-ink-soft empty:hidden">
        {!ofMany && hires.asked_for.length === 0 && whyThese(hires)} {whyAlso(hires.asked_for, columns)}
      </p>
      <Signs team={hires.team} keys_version={hires.keys_version} candidates={candidates}>
        {t`Each score is to the left of its line.`}
      </Signs>
      <CompareBar
        chosen={sorted.filter(({ response_id }) => ticked.has(response_id))}
        onClear={() => tick(new Set())}
      />
    </>
  );
}

/** Which competencies stand in the list of a vacancy that names none. */
const whyThese = ({ team }: Hires): string =>
  team === null
    ? t`No competencies were chosen for this vacancy, so you see those in which its candidates are furthest out of balance.`
    : t`No competencies were chosen for this vacancy, so you see those in which its candidates differ most from the team.`;

import type { ResponseSort } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SortHeader } from '../../ui/sort-header.tsx';
import { Table } from '../../ui/table.tsx';
import { isNarrowed, type PeoplePage, type PeopleView, perPage } from './people-data.ts';
import { PersonRow } from './person-row.tsx';
import { useView } from './use-view.ts';

const columns = [
  ['name', t`Name`],
  ['job_position', t`Position`],
  ['department', t`Department`],
  ['status', t`Status`],
  ['percent', t`Done`],
  ['invited_at', t`Invited`],
] as const satisfies readonly (readonly [ResponseSort, string])[];

interface PeopleTableProps {
  view: PeopleView;
  people: PeoplePage;
  ofOneKind: boolean;
}

/** Everyone who was invited, as far as the list is narrowed. */
export function PeopleTable({ view, people: { responses, total, rounds }, ofOneKind }: PeopleTableProps) {
  const { change, toPage } = useView();
  if (total === 0) {
    return isNarrowed(view) ? (
      <EmptyState title={t`Nobody fits.`}>
        <Trans>No person fits what you have searched for or chosen.</Trans>
      </EmptyState>
    ) : (
      // There is nobody to search for: the filters go.
      <div data-nobody>
        <EmptyState title={t`Nobody is invited yet.`}>
          <Trans>
            Invite the first person above. Here you will see who was reached, has begun and has submitted.
          </Trans>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Table
        caption={t`Invited people`}
        hideCaption
        narrow="stack"
        // On a tablet these columns stand in their neighbours, or the menu of a row would slide out of sight.
        className="md:max-xl:[&_:is(th,td):is(:nth-child(2),:nth-child(5))]:hidden md:max-xl:[&_:is(th,td):not(:first-child)]:px-2"
      >
        <thead>
          <tr>
            {columns.map(([key, label]) => (
              <SortHeader
                key={key}
                direction={view.sort === key ? 'ascending' : view.sort === `-${key}` ? 'descending' : null}
                onSort={(next) => change({ sort: next === 'descending' ? `-${key}` : key })}
                numeric={key === 'percent'}
              >
                {label}
              </SortHeader>
            ))}
            <th scope="col">
              <span className="sr-only">
                <Trans>Change</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {responses.map((person) => (
            <PersonRow key={person.id} person={person} rounds={rounds} ofOneKind={ofOneKind} />
          ))}
        </tbody>
      </Table>
      <Pagination
        page={view.page}
        perPage={perPage}
        total={total}
        to={toPage}
        count={plural(total, { one: '# invitation', other: '# invitations' })}
        label={t`Pages of invitations`}
        className="mt-4"
      />
    </>
  );
}

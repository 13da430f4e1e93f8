import type { ResponseSort } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SortHeader } from '../../ui/sort-header.tsx';
import { Table } from '../../ui/table.tsx';
import { isNarrowed, type PeoplePage, type PeopleView, perPage } from './people-data.ts';
import { PersonRow } from './person-row.tsx';
import { Tick } from './selection/tick.tsx';
import type { Selection } from './selection/use-selection.ts';
import { useView } from './use-view.ts';

const columns = [
  ['name', t`Name`],
  ['email', t`E-mail`],
  ['department', t`Department`],
  ['status', t`Status`],
  ['invited_at', t`Latest`],
] as const satisfies readonly (readonly [ResponseSort, string])[];

interface PeopleTableProps {
  view: PeopleView;
  people: PeoplePage;
  ofOneKind: boolean;
  selection: Selection;
}

/** Everyone who was invited, as far as the list is narrowed. */
export function PeopleTable({
  view,
  people: { responses, total, withdrawn, rounds },
  ofOneKind,
  selection,
}: PeopleTableProps) {
  const isWhole = responses.every(({ id }) => selection.people.has(id));
  const { change, toPage } = useView();
  if (total === 0) {
    return isNarrowed(view) ? (
      <EmptyState title={t`Nobody matches.`}>
        <Trans>Nobody matches your search or the filters you have chosen.</Trans>
      </EmptyState>
    ) : (
      // There is nobody to search for: the filters go.
      <div data-nobody>
        <EmptyState title={t`Nobody has been invited yet.`}>
          <Trans>Here you will see who has been reached, who has begun and who has submitted.</Trans>
        </EmptyState>
      </div>
    );
  }
  if (responses.length === 0) {
    return (
      <EmptyState
        title={t`There is nothing on this page.`}
        action={
          <ButtonLink to={toPage(Math.ceil(total / perPage))}>
            <Trans>Go to the last page</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Table
        caption={t`Invited people`}
        hideCaption
        narrow="lines"
        // On a tablet the columns of addresses and of events go, or the menu of a row would slide out of sight.
        className="md:[&_:is(th,td)]:px-2 md:max-xl:[&_thead_th:nth-child(3)]:hidden md:max-lg:[&_thead_th:nth-child(6)]:hidden"
      >
        <thead>
          <tr>
            <th scope="col">
              <Tick
                label={t`Select this page`}
                isTicked={isWhole}
                onTick={(isTicked) => selection.set(responses, isTicked)}
              />
            </th>
            {columns.map(([key, label]) => (
              <SortHeader
                key={key}
                direction={view.sort === key ? 'ascending' : view.sort === `-${key}` ? 'descending' : null}
                onSort={(next) => change({ sort: next === 'descending' ? `-${key}` : key })}
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
            <PersonRow key={person.id} person={person} rounds={rounds} ofOneKind={ofOneKind}>
              <Tick
                label={t`Select ${person.first_name} ${person.last_name}`}
                isTicked={selection.people.has(person.id)}
                onTick={(isTicked) => selection.set([person], isTicked)}
              />
            </PersonRow>
          ))}
        </tbody>
      </Table>
      <Pagination
        page={view.page}
        perPage={perPage}
        total={total}
        to={toPage}
        count={sayInvitations(total, withdrawn, rounds > 1 && view.round === undefined)}
        label={t`Pages of invitations`}
        className="mt-4"
      />
    </>
  );
}

/** Someone who was invited again, or in several rounds, has several, so what is counted is said. */
function sayInvitations(total: number, withdrawn: number, ofEveryRound: boolean): string {
  const invitations = ofEveryRound
    ? plural(total, { one: '# invitation in all rounds', other: '# invitations in all rounds' })
    : plural(total, { one: '# invitation', other: '# invitations' });
  return withdrawn === 0 ? invitations : t`${invitations}, ${withdrawn} of them withdrawn`;
}

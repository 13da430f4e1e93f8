import type { DynamicsAnswer } from '@fourfold/contract/schemas';
import { certaintyWords } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SortHeader } from '../../../ui/sort-header.tsx';
import { Table } from '../../../ui/table.tsx';
import { useCulture } from '../culture-context.ts';
import { LinkScale } from './link-scale.tsx';
import { linksOf, withLinks } from './links-query.ts';

const columns = [
  ['behaviour', t`Behaviour`],
  ['perception', t`Perception`],
  ['strength', t`Strength`],
] as const;

/** All connections, searched, sorted and turned page by page. */
export function LinkTable({ answer: { links, total, page, per_page } }: { answer: DynamicsAnswer }) {
  const { ask } = useCulture();
  const [query, setQuery] = useSearchParams();
  const { sort } = linksOf(query);
  if (total === 0)
    return (
      <EmptyState title={t`Nothing matches.`}>
        <Trans>No behaviour or perception matches that name.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Table caption={t`Connections`} hideCaption narrow="lines">
        <thead>
          <tr>
            {columns.map(([key, label]) => (
              <SortHeader
                key={key}
                direction={sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : null}
                onSort={(next) =>
                  setQuery(withLinks(query, { sort: next === 'descending' ? `-${key}` : key }), {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
              >
                {label}
              </SortHeader>
            ))}
            <th scope="col">
              <Trans>Certainty</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => {
            const { behaviour, perception, expected, stands_out } = link;
            return (
              <tr key={`${behaviour.key} ${perception.key}`}>
                <th scope="row" data-cell="name">
                  <button
                    type="button"
                    className="link text-left text-ink pointer-coarse:py-1.5"
                    onClick={() =>
                      ask({ about: 'link', behaviour: behaviour.key, perception: perception.key })
                    }
                  >
                    {behaviour.name}
                  </button>
                </th>
                {/* On a phone the perception stands with the strength, below the behaviour. */}
                <td className="max-md:hidden">{perception.name}</td>
                <td data-cell="note">
                  <span className="block md:hidden">{perception.name}</span>
                  <LinkScale link={link} />
                </td>
                <td data-cell="state">
                  <span className="flex flex-wrap gap-1 md:max-lg:flex-col md:max-lg:items-start">
                    {link.low !== null && (
                      <Badge tone={stands_out ? 'sky' : 'open'}>
                        {stands_out ? certaintyWords.clear() : certaintyWords.unclear()}
                      </Badge>
                    )}
                    {expected && (
                      <Badge>
                        <Trans>expected</Trans>
                      </Badge>
                    )}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Pagination
        page={page}
        perPage={per_page}
        total={total}
        to={(next) => `?${withLinks(query, { page: next })}`}
        count={plural(total, { one: '# connection', other: '# connections' })}
        label={t`Pages of connections`}
        className="mt-4 print:hidden"
      />
    </>
  );
}

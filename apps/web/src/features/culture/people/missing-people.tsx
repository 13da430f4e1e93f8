import { listMissing } from '@fourfold/contract/calls';
import { pages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { statusWords } from '../../../lib/status-words.ts';
import { useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingPart } from '../../../ui/loading-part.tsx';
import { useCulture } from '../culture-context.ts';

interface MissingPeopleProps {
  perPage?: number;
  /** Said where there is none. */
  nobody?: string;
}

/** Who was invited and has not answered yet. */
export function MissingPeople({
  perPage = 20,
  nobody = t`Everyone who was invited has answered.`,
}: MissingPeopleProps) {
  const { filter, key } = useCulture();
  const [page, setPage] = useState(1);
  const { round, department } = filter;
  const isOfOne = department !== undefined && department !== 'none';
  const missing = useLoading(`${key} ${page}`, (signal) =>
    call(
      listMissing,
      {
        query: {
          page,
          per_page: perPage,
          ...(round ? { round } : {}),
          ...(department ? { department } : {}),
        },
      },
      { signal },
    ),
  );
  return (
    <LoadingPart loading={missing} label={t`Loading who hasn’t answered`}>
      {({ people, total, round: number }) => (
        <>
          <p className="mb-2 text-ui text-ink-soft">
            {total === 0
              ? nobody
              : plural(total, {
                  one: '# person was invited and has not answered yet.',
                  other: '# people were invited and have not answered yet.',
                })}
          </p>
          <ul className="grid gap-x-8 text-ui sm:grid-cols-2">
            {people.map(({ id, first_name, last_name, department: name, status }) => (
              <li key={id} className="flex justify-between gap-3 border-b py-1.5">
                <span className="min-w-0">
                  {first_name} {last_name}
                  <span className="block text-note text-ink-soft">{name}</span>
                </span>
                <span className="text-note text-ink-soft">{statusWords[status]}</span>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-note text-ink-soft">
            <Link
              className="link"
              to={`${pages.people.path}${total === 0 ? '' : `?${toThem(number, isOfOne ? people[0]?.department : undefined)}`}`}
            >
              {total === 0 ? t`Invite people on the People page` : t`Remind them on the People page`}
            </Link>
            {total > perPage && (
              <span className="flex items-center gap-2">
                <Trans>
                  {(page - 1) * perPage + 1}–{Math.min(total, page * perPage)} of {total}
                </Trans>
                <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  <Trans>Previous</Trans>
                </Button>
                <Button size="small" disabled={page * perPage >= total} onClick={() => setPage(page + 1)}>
                  <Trans>Next</Trans>
                </Button>
              </span>
            )}
          </div>
        </>
      )}
    </LoadingPart>
  );
}

/** The People page with these people alone; those of no department have names of their own there. */
function toThem(round: number | null, department: string | undefined): URLSearchParams {
  const query = new URLSearchParams({ status: 'unanswered', kind: 'employee' });
  if (round !== null) query.set('round', String(round));
  if (department !== undefined) query.set('department', department);
  return query;
}

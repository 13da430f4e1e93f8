import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { keptPeople, onKept, ownerOf } from '../../lib/kept-batch.ts';
import { Button } from '../../ui/button.tsx';
import { useUser } from '../session/user-context.ts';

/** People from a list who are not invited yet, for want of a seat or since the list was closed: the way back to them. */
export function KeptLines() {
  const owner = ownerOf(useUser(), false);
  const people = useSyncExternalStore(onKept, () => keptPeople(owner));
  const [query, setQuery] = useSearchParams();
  if (people === 0) return null;
  const open = () => {
    const next = new URLSearchParams(query);
    next.set('invite', 'many');
    setQuery(next, { preventScrollReset: true });
  };
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 text-ui">
      {plural(people, {
        one: '# person from your list has not been invited yet.',
        other: '# people from your list have not been invited yet.',
      })}
      <Button size="small" onClick={open}>
        <Trans>Continue with the list</Trans>
      </Button>
    </p>
  );
}

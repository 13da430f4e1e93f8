import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { keepBatch, keptPeople, onKept, ownerOf } from '../../lib/kept-batch.ts';
import { Button } from '../../ui/button.tsx';
import { useUser } from '../session/user-context.ts';
import { DropList } from './batch/drop-list.tsx';

/** People from a list who are not invited yet, for want of a seat or since the list was closed: the ways on from there. */
export function KeptLines() {
  const owner = ownerOf(useUser(), false);
  const people = useSyncExternalStore(onKept, () => keptPeople(owner));
  const [query, setQuery] = useSearchParams();
  const [isDropping, setIsDropping] = useState(false);
  if (people === 0) return null;
  const open = () => {
    const next = new URLSearchParams(query);
    next.set('invite', 'many');
    setQuery(next, { preventScrollReset: true });
  };
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 text-ui">
      {plural(people, {
        one: '# person from your list has not been invited yet.',
        other: '# people from your list have not been invited yet.',
      })}
      <Button size="small" onClick={open}>
        <Trans>Continue with the list</Trans>
      </Button>
      <Button size="small" variant="quiet" onClick={() => setIsDropping(true)}>
        <Trans>Discard the list</Trans>
      </Button>
      {isDropping && (
        <DropList
          title={t`Discard the list?`}
          people={people}
          confirm={t`Discard it`}
          onConfirm={async () => keepBatch(owner, null)}
          onClose={() => setIsDropping(false)}
        />
      )}
    </div>
  );
}

import { listAuditEntries } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api.ts';
import { ago } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../section.tsx';
import { type ActivityEntry, sayActivity } from './say-activity.ts';

const perPage = 20;

/** The audit log, read from the newest on. Asked for only when someone wants to see it. */
export function ActivitySection() {
  const [entries, setEntries] = useState<readonly ActivityEntry[]>([]);
  const [read, setRead] = useState({ pages: 0, hasMore: true });
  const [isBusy, setIsBusy] = useState(false);

  async function more(): Promise<void> {
    setIsBusy(true);
    try {
      const page = read.pages + 1;
      const answer = await call(listAuditEntries, { query: { page, per_page: perPage } });
      // What happened in the meantime moves the pages: nothing is listed twice.
      const known = new Set(entries.map(({ id }) => id));
      setEntries([...entries, ...answer.entries.filter(({ id }) => !known.has(id))]);
      setRead({ pages: page, hasMore: page * perPage < answer.total });
    } catch (error) {
      toast(messageOf(error), { kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Section
      title={t`Activity log`}
      note={t`Sign-ins, role changes, copied links, exports and deletions in the organisation.`}
    >
      {entries.length > 0 && (
        <ol className="mb-4 max-w-narrow border-t">
          {entries.map((entry) => (
            <ActivityItem key={entry.id} {...entry} />
          ))}
        </ol>
      )}
      {read.hasMore && (
        <Button size="small" loading={isBusy} onClick={more}>
          {read.pages === 0 ? t`Show activity` : t`Show more`}
        </Button>
      )}
    </Section>
  );
}

function ActivityItem(entry: ActivityEntry) {
  const { at, details } = entry;
  const { device, employees, candidates, scopes, count } = details;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b py-2 text-ui last:border-b-0">
      <span className="min-w-0 wrap-anywhere">
        {sayActivity(entry)}
        {employees !== undefined && (
          <span className="text-ink-soft">
            <Trans>
              , {employees} by employees, {candidates} by candidates
            </Trans>
          </span>
        )}
        {scopes !== undefined && <span className="text-ink-soft">, {scopes}</span>}
        {count !== undefined && <span className="text-ink-soft">, {count}</span>}
        {device !== undefined && <span className="text-ink-soft">, {device}</span>}
      </span>
      <time dateTime={at} className="text-note whitespace-nowrap text-ink-soft">
        {ago(at, new Date())}
      </time>
    </li>
  );
}

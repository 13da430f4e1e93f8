import {
  type AnswerOf,
  deleteSnapshot,
  getSnapshotPdf,
  getSnapshotSlides,
  type listSnapshots,
  revokeSnapshot,
} from '@fourfold/contract/calls';
import type { Snapshot } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, download } from '../../../lib/api.ts';
import { atTime, onDay } from '../../../lib/dates.ts';
import { longDay } from '../../../lib/long-day.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Status } from '../../../ui/status.tsx';
import { Table } from '../../../ui/table.tsx';
import { TableHead } from '../../../ui/table-head.tsx';

type List = AnswerOf<typeof listSnapshots>;

/** What was shared, the latest first; `made` is the one that was made just now. */
export function SnapshotList({ snapshots, made }: List & { made: string | null }) {
  const fresh = snapshots.find(({ id }) => id === made);
  if (snapshots.length === 0) return <None />;
  return (
    <>
      {fresh?.url && <Made url={fresh.url} />}
      <Table caption={t`Snapshots, latest first`} hideCaption narrow="stack">
        <TableHead columns={[t`Snapshot`, t`Scores`, t`Link`, t`Opened`]} actions={t`Actions`} />
        <tbody>
          {snapshots.map((snapshot) => (
            <Row key={snapshot.id} snapshot={snapshot} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** Nobody has to look for the link that they have made. */
function Made({ url }: { url: string }) {
  return (
    <Notice
      kind="success"
      live
      className="mb-5"
      title={t`The link is ready`}
      actions={
        <>
          <CopyButton text={url} label={t`Copy the link`} variant="primary" />
          <ButtonLink size="small" href={url} target="_blank" rel="noreferrer">
            <Trans>Open it</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>Anyone with this link can read the scores without an account.</Trans>
      </p>
      <p className="mt-1 text-note wrap-anywhere">{url}</p>
    </Notice>
  );
}

function Row({ snapshot }: { snapshot: Snapshot }) {
  const { title, made_at, made_by, as_of, round, newer, openings, last_opened_at } = snapshot;
  const by = made_by ?? t`someone who has since left`;
  return (
    <tr>
      <th scope="row" className="font-normal md:min-w-56">
        <div>
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="mt-0.5 text-note text-ink-soft">{t`Made ${onDay(made_at)} by ${by}`}</p>
        </div>
      </th>
      <td data-label={t`Scores`}>
        <div className="grid gap-1 @max-[42rem]/stack:justify-items-end @max-[42rem]/stack:text-right">
          <span>{t`${round}, as of ${longDay(as_of)}`}</span>
          <span className="text-note text-ink-soft">
            {snapshot.departments ? t`With departments` : t`Without departments`}
          </span>
          {newer !== null && <span className="text-note">{news[newer]}</span>}
        </div>
      </td>
      <td data-label={t`Link`}>
        <LinkState snapshot={snapshot} />
      </td>
      <td data-label={t`Opened`} className="tabular-nums">
        <div className="@max-[42rem]/stack:text-right">
          <Plural value={openings} _0="Not yet" one="Once" other="# times" />
          {last_opened_at !== null && (
            <p className="text-note text-ink-soft">{t`Last ${atTime(last_opened_at)}`}</p>
          )}
        </div>
      </td>
      <td>
        <Actions snapshot={snapshot} />
      </td>
    </tr>
  );
}

const news: Record<NonNullable<Snapshot['newer']>, ReactNode> = {
  answers: <Badge tone="warning">{t`Newer scores exist`}</Badge>,
  keys: <Badge tone="warning">{t`Rescored since then, with newer scoring keys`}</Badge>,
  round: <Badge tone="warning">{t`There are scores for a newer round`}</Badge>,
};

function LinkState({ snapshot: { state, made_at, expires_at, revoked_at } }: { snapshot: Snapshot }) {
  if (state === 'revoked')
    return <Status at={0.5} kind="stopped">{t`Revoked ${onDay(revoked_at ?? expires_at)}`}</Status>;
  if (state === 'expired') return <Status at={1} kind="done">{t`Expired ${onDay(expires_at)}`}</Status>;
  const [from, to] = [Date.parse(made_at), Date.parse(expires_at)];
  return <Status at={(Date.now() - from) / (to - from)}>{t`Works until ${onDay(expires_at)}`}</Status>;
}

function Actions({ snapshot: { id, title, state, url } }: { snapshot: Snapshot }) {
  const [asked, setAsked] = useState<'revoke' | 'delete' | null>(null);
  const { revalidate } = useRevalidator();
  const at = { params: { snapshotId: id } };
  const { run } = useChange();
  const save = (file: typeof getSnapshotPdf | typeof getSnapshotSlides, link: string) => {
    const given = new URL(link).searchParams;
    const query = { expires: given.get('e') ?? '', signature: given.get('s') ?? '' };
    void run(async () => {
      const { name, content } = await download(file, { params: { snapshotId: id }, query });
      saveBlob(name, content);
    });
  };
  const act = async (doing: Promise<unknown>, done: string) => {
    await doing;
    toast(done);
    await revalidate();
  };
  return (
    <div className="flex justify-end gap-1.5 whitespace-nowrap">
      {url !== null && <CopyButton text={url} label={t`Copy link`} />}
      <Menu
        align="end"
        trigger={
          <Button size="small" variant="quiet" aria-label={t`More for ${title}`}>
            <Icon name="more" />
          </Button>
        }
      >
        {url !== null && (
          <MenuItem onClick={() => window.open(url, '_blank', 'noreferrer')}>
            <Trans>Open it</Trans>
          </MenuItem>
        )}
        {url !== null && (
          <>
            <MenuItem onClick={() => save(getSnapshotPdf, url)}>
              <Trans>PDF</Trans>
            </MenuItem>
            <MenuItem onClick={() => save(getSnapshotSlides, url)}>
              <Trans>Slides (PPTX)</Trans>
            </MenuItem>
          </>
        )}
        {state === 'open' && (
          <MenuItem danger onClick={() => setAsked('revoke')}>
            <Trans>Revoke the link</Trans>
          </MenuItem>
        )}
        <MenuItem danger onClick={() => setAsked('delete')}>
          <Trans>Delete</Trans>
        </MenuItem>
      </Menu>
      {asked === 'revoke' && (
        <ConfirmDialog
          title={t`Revoke the link?`}
          description={t`Nobody will be able to open “${title}” any more. This can’t be undone. Files that people have saved stay with them.`}
          confirm={t`Revoke the link`}
          onConfirm={() => act(call(revokeSnapshot, at), t`The link has been revoked.`)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t`Delete this snapshot?`}
          description={t`This deletes the scores in “${title}”, and its link will stop working. The activity log will still show that it was made and how often it was opened.`}
          confirm={t`Delete`}
          onConfirm={() => act(call(deleteSnapshot, at), t`The snapshot has been deleted.`)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function None() {
  return (
    <EmptyState title={t`Nothing has been shared yet`}>
      <Trans>
        A snapshot keeps today’s scores. Your board can open it with a link, without an account, and everyone
        sees the same scores.
      </Trans>
    </EmptyState>
  );
}

import { removeInterviewSheet, shareInterviewSheet } from '@fourfold/contract/calls';
import type { Interviews } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toast-store.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyByHand } from '../../ui/copy-by-hand.tsx';

type SheetRow = Interviews['sheets'][number];

export const hasEnded = ({ expires_at }: Pick<SheetRow, 'expires_at'>) => new Date(expires_at) < new Date();

interface SheetMenuProps {
  responseId: string;
  sheet: SheetRow;
}

/** What can be done with a sheet that was not handed in. */
export function SheetMenu({ responseId, sheet }: SheetMenuProps) {
  const { id, interviewer, opened } = sheet;
  const { isBusy, run } = useChange();
  const { revalidate } = useRevalidator();
  const [isRemoving, setIsRemoving] = useState(false);
  /** Where the browser refuses to copy. */
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = () =>
    run(async () => {
      const made = await call(shareInterviewSheet, {
        params: { responseId },
        body: { interviewer, email: null },
      });
      if (await copyText(made.url)) toast(t`The link to ${interviewer}’s sheet has been copied.`);
      else setByHand(made.url);
    });
  async function remove(): Promise<void> {
    await call(removeInterviewSheet, { params: { responseId, sheetId: id } }, { handles: ['not_found'] });
    toast(t`${interviewer}’s sheet has been removed.`);
    await revalidate();
  }
  return (
    <>
      {!hasEnded(sheet) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Copy its link: ${interviewer}`}
          loading={isBusy}
          onClick={copy}
        >
          <Trans>Copy its link</Trans>
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t`Remove ${interviewer}’s sheet`}
        onClick={() => setIsRemoving(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      {byHand !== null && <CopyByHand text={byHand} onClose={() => setByHand(null)} />}
      {isRemoving && (
        <ConfirmDialog
          title={t`Remove ${interviewer}’s sheet?`}
          description={`${t`Its link will stop working.`} ${opened ? t`Everything written in it will be deleted.` : ''}`.trim()}
          confirm={t`Remove`}
          onConfirm={remove}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}

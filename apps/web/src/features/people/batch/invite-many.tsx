import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Hiring } from '../people-data.ts';
import { BatchPreview } from './batch-preview.tsx';
import { BatchSource } from './batch-source.tsx';
import { MailProgress } from './mail-progress.tsx';
import { useBatch } from './use-batch.ts';

export function InviteMany({ hiring }: { hiring?: Hiring }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Invite many at once</Trans>
      </Button>
      {open && <InviteManyDialog hiring={hiring} onClose={() => setOpen(false)} />}
    </>
  );
}

interface InviteManyDialogProps {
  hiring: Hiring | undefined;
  onClose: () => void;
}

function InviteManyDialog({ hiring, onClose }: InviteManyDialogProps) {
  const batch = useBatch();
  const { revalidate } = useRevalidator();
  const { state, busy, problem } = batch;

  async function send(): Promise<void> {
    await batch.send();
    await revalidate();
  }
  const previewing = state.step === 'previewing' ? state.reading : null;
  const isReady = previewing !== null && previewing.problem === null && previewing.bad === 0;
  const count = previewing === null ? 0 : previewing.good;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t`Invite many at once`}
      actions={
        <>
          {previewing && (
            <Button variant="quiet" onClick={batch.restart}>
              <Trans>Choose other lines</Trans>
            </Button>
          )}
          <Button onClick={onClose}>{state.step === 'sent' ? t`Close` : t`Cancel`}</Button>
          {isReady && count > 0 && (
            <Button variant="primary" loading={busy !== null} onClick={send}>
              <Plural value={count} one="Invite # person" other="Invite # people" />
            </Button>
          )}
        </>
      }
    >
      {state.step !== 'sent' && (
        // Hidden and not gone: who comes back for one typo finds what was pasted and chosen.
        <div hidden={state.step !== 'choosing'}>
          <BatchSource batch={batch} hiring={hiring} />
        </div>
      )}
      {state.step === 'previewing' && <BatchPreview {...state} batchControl={batch} />}
      {state.step === 'sent' && (
        <>
          <Notice kind="success" live>
            <Plural
              value={state.invited}
              one="# person is invited. The mails go out one after the other; you can close this, they go on."
              other="# people are invited. The mails go out one after the other; you can close this, they go on."
            />
          </Notice>
          {state.unmailed > 0 && (
            <Notice kind="info" className="mt-4">
              <Plural
                value={state.unmailed}
                one="One of them wants no mails and gets none. The list says who: copy the personal link there and hand it over."
                other="# of them want no mails and get none. The list says who: copy the personal link there and hand it over."
              />
            </Notice>
          )}
          {state.invited > state.unmailed && <MailProgress mails={state.invited - state.unmailed} />}
        </>
      )}
      {problem !== null && (
        <Notice kind="error" live className="mt-4">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId } from 'react';
import { useRevalidator } from 'react-router';
import { onClock, onWeekday } from '../../../lib/dates.ts';
import { ownerOf } from '../../../lib/kept-batch.ts';
import { AskingDialog } from '../../../ui/asking-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUser } from '../../session/user-context.ts';
import type { Hiring, PeopleData } from '../people-data.ts';
import { BatchPreview } from './batch-preview.tsx';
import { BatchSource } from './batch-source.tsx';
import { LeftOut } from './left-out.tsx';
import { MailProgress } from './mail-progress.tsx';
import { SaveLines, sayKept } from './save-lines.tsx';
import { useBatch } from './use-batch.ts';

interface InviteManyProps {
  hiring: Hiring | undefined;
  forms: PeopleData['forms'];
  first: ReactNode;
  onClose: () => void;
}

/** Drawn only while it is open. What was read and not sent is there again the next time. */
export function InviteMany({ hiring, forms, first, onClose }: InviteManyProps) {
  const owner = ownerOf(useUser(), hiring !== undefined);
  const batch = useBatch(owner);
  const { revalidate } = useRevalidator();
  const { state, busy, problem } = batch;
  const source = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => batch.resume(), []);
  async function send(onlyFirst?: number): Promise<void> {
    await batch.send(onlyFirst);
    await revalidate();
  }
  const waiting = async () => (await batch.lines()).filter(({ problems }) => problems.length === 0);
  const previewing = state.step === 'previewing' ? state.reading : null;
  const isReady = previewing !== null && previewing.problem === null;
  const launchAt = state.step === 'previewing' ? state.batch.launch_at : null;
  const count = previewing?.good ?? 0;
  const bad = previewing?.bad ?? 0;
  return (
    <AskingDialog
      open
      wide
      // Lines that were read are kept, with what was corrected in them.
      asks={state.step === 'choosing'}
      onClose={onClose}
      title={t`Invite many at once`}
      actions={
        <>
          {/* Beside the button that was pressed, however long the list above is. */}
          {problem !== null && (
            <Notice kind="error" live className="basis-full">
              {problem}
            </Notice>
          )}
          {previewing && (
            <Button variant="quiet" onClick={batch.restart}>
              <Trans>Choose other lines</Trans>
            </Button>
          )}
          <Button onClick={onClose}>{state.step === 'sent' ? t`Close` : t`Cancel`}</Button>
          {state.step === 'choosing' && (
            <Button type="submit" form={source} variant="primary" loading={busy === 'reading'}>
              <Trans>Check the list</Trans>
            </Button>
          )}
          {isReady && count > 0 && (
            // Not while a correction is read: leaving its field by pressing this is one press, and waits for it.
            <Button
              variant="primary"
              loading={busy === 'reading' || busy === 'sending'}
              onClick={() => send()}
            >
              {launchAt !== null ? (
                plural(count, {
                  one: `Schedule # invitation for ${onWeekday(launchAt)}`,
                  other: `Schedule # invitations for ${onWeekday(launchAt)}`,
                })
              ) : bad > 0 ? (
                <Trans>
                  Invite {count}, leave out {bad}
                </Trans>
              ) : (
                <Plural value={count} one="Invite # person" other="Invite # people" />
              )}
            </Button>
          )}
        </>
      }
    >
      {state.step !== 'sent' && (
        // Hidden and not gone: who comes back for one typo finds what was pasted and chosen.
        <div hidden={state.step !== 'choosing'}>
          <BatchSource id={source} batch={batch} hiring={hiring} forms={forms} first={first} />
        </div>
      )}
      {state.step === 'previewing' && <BatchPreview {...state} batchControl={batch} onInviteFirst={send} />}
      {state.step === 'sent' && (
        <>
          <Notice kind="success" live>
            {state.launchAt !== null ? (
              plural(state.invited, {
                one: `# invitation will be sent on ${onClock(state.launchAt)}. Until then you can change it in the list.`,
                other: `# invitations will be sent on ${onClock(state.launchAt)}. Until then you can change them in the list.`,
              })
            ) : (
              <Plural
                value={state.invited}
                one="# person has been invited. You can close this."
                other="# people have been invited. Their e-mails are going out one by one. You can close this."
              />
            )}
          </Notice>
          {state.unmailed > 0 && (
            <Notice kind="info" className="mt-4">
              <Plural
                value={state.unmailed}
                one="One of them has asked not to get e-mails. The list says who: copy the personal link there and pass it on."
                other="# of them have asked not to get e-mails. The list says who: copy each personal link there and pass it on."
              />
            </Notice>
          )}
          {state.waiting > 0 && (
            <Notice
              kind="info"
              className="mt-4"
              actions={<SaveLines name="people-waiting.csv" read={waiting} />}
            >
              <Plural
                value={state.waiting}
                one="One more person has no seat yet and is waiting here."
                other="# more people have no seat yet and are waiting here."
              />{' '}
              {sayKept()}
            </Notice>
          )}
          <LeftOut count={state.leftOutCount} lines={state.leftOut} />
          {state.launchAt === null && state.invited > state.unmailed && (
            <MailProgress mails={state.invited - state.unmailed} />
          )}
        </>
      )}
    </AskingDialog>
  );
}

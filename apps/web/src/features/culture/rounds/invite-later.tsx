import { cancelRound, inviteAgain, previewLatest } from '@fourfold/contract/calls';
import type { CultureRound } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { type Loading, useLoading } from '../../../lib/use-loading.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useCulture } from '../culture-context.ts';
import { type Asking, AskingAgain } from './asking-again.tsx';

interface InviteLaterProps {
  round: CultureRound;
  onDone: () => void;
}

/** Whom of the previous round the latest one still waits for; and its end, while nobody has been invited. */
export function InviteLater({ round, onDone }: InviteLaterProps) {
  const { id, number } = round;
  const { key } = useCulture();
  const params = { roundId: id };
  const [isInviting, setIsInviting] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const latest = useLoading(`${key} ${id}`, (signal) =>
    call(previewLatest, { params }, { signal, handles: ['not_found'] }),
  );
  if (latest.value === null) return null;
  const { again, may_cancel } = latest.value;
  const before = number - 1;
  const cancel = async () => {
    await call(cancelRound, { params });
    toast(t`Round ${number} has been cancelled.`);
    onDone();
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden print:hidden">
      {again !== null && (
        <Button size="small" onClick={() => setIsInviting(true)}>
          {plural(again.invited, {
            one: `Invite # person from round ${before}`,
            other: `Invite # people from round ${before}`,
          })}
        </Button>
      )}
      {may_cancel && (
        <Button size="small" variant="quiet" onClick={() => setIsCancelling(true)}>
          <Trans>Cancel round {number}</Trans>
        </Button>
      )}
      {isInviting && (
        <AskingAgain
          title={t`Invite people from round ${before}`}
          whom={() =>
            t`They are the employees from round ${before}, except people who declined or have already been invited to round ${number}.`
          }
          ahead={{ ...latest, value: again } satisfies Loading<typeof again>}
          say={(count) => plural(count ?? 0, { one: 'Invite # person', other: 'Invite # people' })}
          onInvite={async (asking: Asking) => {
            const { invited } = await call(inviteAgain, { params, body: asking });
            toast(
              plural(invited, {
                one: `# person has been invited to round ${number}.`,
                other: `# people have been invited to round ${number}.`,
              }),
            );
          }}
          onDone={onDone}
          onClose={() => setIsInviting(false)}
        />
      )}
      {isCancelling && (
        <ConfirmDialog
          title={t`Cancel round ${number}?`}
          description={t`Nobody has been invited to it. If you cancel it, round ${before} becomes the latest again. Planned invitations will then be sent in that round.`}
          confirm={t`Cancel round ${number}`}
          cancel={t`Keep it`}
          onConfirm={cancel}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </div>
  );
}

import type { SurveyResponse } from '@fourfold/contract/schemas';
import { plural, t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { toast } from '../../../lib/toast-store.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { inviteOnceMore } from '../invite-once-more.ts';
import { changeEach } from './change-each.ts';

interface InviteAgainProps {
  people: readonly SurveyResponse[];
  onDone: () => void;
  onClose: () => void;
}

/** Only those have no invitation. */
export const isWithdrawn = ({ status }: SurveyResponse) => status === 'withdrawn';

/** Of the selected people, those whose invitations were withdrawn, each as inviting them alone would do. */
export function InviteAgain({ people, onDone, onClose }: InviteAgainProps) {
  const { revalidate } = useRevalidator();
  const going = people.filter(isWithdrawn);
  const staying = people.length - going.length;
  const stay =
    staying === 0
      ? ''
      : plural(staying, {
          one: 'Nothing changes for # selected person whose invitation was not withdrawn.',
          other: 'Nothing changes for # selected people whose invitations were not withdrawn.',
        });
  async function inviteAll(): Promise<void> {
    const { changed, refused } = await changeEach(going, inviteOnceMore);
    const done = plural(changed.length, {
      0: 'Nobody has been invited again.',
      one: '# person has been invited again.',
      other: '# people have been invited again.',
    });
    toast([done, ...refused.map(({ name, why }) => `${name}: ${why}`)].join(' '), {
      kind: refused.length > 0 ? 'error' : 'success',
    });
    onDone();
    await revalidate();
  }
  return (
    <ConfirmDialog
      title={plural(going.length, { one: 'Invite # person again?', other: 'Invite # people again?' })}
      description={`${t`They get a new invitation with a new link.`} ${stay}`.trim()}
      confirm={t`Invite again`}
      onConfirm={inviteAll}
      onClose={onClose}
    />
  );
}

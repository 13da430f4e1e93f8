import { endMemberSessions, removeMember } from '@fourfold/contract/calls';
import { t } from '@lingui/core/macro';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast-store.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useUser } from '../../session/user-context.ts';
import type { Colleague, Department } from '../settings-data.ts';
import { EditColleague } from './edit-colleague.tsx';
import { HandOver } from './hand-over.tsx';

export type ColleagueDialog = 'edit' | 'signOut' | 'remove' | 'handOver';

interface ColleagueDialogsProps {
  open: ColleagueDialog;
  member: Colleague;
  departments: readonly Department[];
  onClose: () => void;
}

/** What a colleague's menu leads to: each asks or shows first what it does. */
export function ColleagueDialogs({ open, member, departments, onClose }: ColleagueDialogsProps) {
  const { company } = useUser();
  const { revalidate } = useRevalidator();
  const { first_name: firstName, user_id: userId } = member;
  const name = `${firstName} ${member.last_name}`;

  async function signOut(): Promise<void> {
    await call(endMemberSessions, { params: { userId } }, { handles: ['not_found'] });
    toast(t`${name} has to sign in again.`);
    await revalidate();
  }
  async function remove(): Promise<void> {
    await call(removeMember, { params: { userId } }, { handles: ['not_found'] });
    toast(t`${name} has been removed.`);
    await revalidate();
  }

  switch (open) {
    case 'edit':
      return <EditColleague member={member} departments={departments} onClose={onClose} />;
    case 'handOver':
      return <HandOver member={member} onClose={onClose} />;
    case 'signOut':
      return (
        <ConfirmDialog
          title={t`End all sessions that ${name} has open?`}
          description={t`${firstName} will have to sign in to ${company ?? t`the organisation`} again on every device. This helps if they have lost a laptop, for example. Their API tokens keep working. You can revoke those under “API tokens”.`}
          confirm={t`End them`}
          onConfirm={signOut}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={t`Remove ${name}?`}
          description={t`${firstName} will no longer see anything in ${company ?? t`the organisation`}, and the API tokens that ${firstName} made there will stop working. The account itself stays.`}
          confirm={t`Remove`}
          onConfirm={remove}
          onClose={onClose}
        />
      );
  }
}

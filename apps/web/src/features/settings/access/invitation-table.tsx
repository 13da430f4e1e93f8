import {
  inviteColleague,
  resendColleagueInvitation,
  withdrawColleagueInvitation,
} from '@fourfold/contract/calls';
import type { InvitationState } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../../lib/api.ts';
import { onDay } from '../../../lib/dates.ts';
import { inRow } from '../../../lib/lists.ts';
import { roleNames } from '../../../lib/role-names.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { Table } from '../../../ui/table.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import type { Colleagues } from '../settings-data.ts';

type Invitation = Colleagues['invitations'][number];

export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <Table caption={t`Not joined yet`} narrow="stack" className="mt-8">
      <TableHead columns={[t`E-mail`, t`Invitation`]} actions={t`Change`} />
      <tbody>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </tbody>
    </Table>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, departments, problem } = invitation;
  const { isBusy, run } = useChange();
  const params = { invitationId: id };
  const body = { email, role, departments: departments.map((department) => department.id) };
  const resend = () =>
    run(
      () => call(resendColleagueInvitation, { params }, { handles: ['not_found'] }),
      t`The invitation to ${email} has been sent again.`,
    );
  // Not an undoing: the former link stays dead, and a new mail with a new one goes out.
  const again = () =>
    void run(() => call(inviteColleague, { body }), t`A new invitation is on its way to ${email}.`);
  const withdraw = () =>
    run(
      () => call(withdrawColleagueInvitation, { params }, { handles: ['not_found'] }),
      t`The invitation to ${email} has been withdrawn. Its link no longer works.`,
      { action: { label: t`Invite again`, run: again } },
    );
  return (
    <tr>
      <th scope="row" className="md:min-w-44">
        <div className="wrap-anywhere">
          {email}
          <span className="block text-note font-normal text-ink-soft">
            {inRow([roleNames[role], ...departments.map((department) => department.name)])}
          </span>
        </div>
      </th>
      <td data-label={t`Invitation`}>
        <span>
          <MailState {...invitation} />
          {problem !== null && <span className="block max-w-72 text-note text-ink-soft">{problem}</span>}
        </span>
      </td>
      <td className="num">
        <span className="inline-flex gap-1.5 whitespace-nowrap md:max-lg:flex-col">
          <Button size="small" loading={isBusy} aria-label={t`Send again to ${email}`} onClick={resend}>
            <Trans>Send again</Trans>
          </Button>
          <Button
            size="small"
            variant="quiet"
            loading={isBusy}
            aria-label={t`Withdraw ${email}`}
            onClick={withdraw}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** How far the mail came, as far as mail servers tell. */
function MailState({ state, sent_at, expires_at }: Invitation) {
  const words: Record<InvitationState, string> = {
    queued: t`on its way`,
    sent: t`sent ${onDay(sent_at)}`,
    undeliverable: t`undeliverable`,
    expired: t`expired ${onDay(expires_at)}`,
  };
  const looks = {
    queued: { at: 0.1, kind: 'going' },
    sent: { at: 0.6, kind: 'going' },
    undeliverable: { at: 0.25, kind: 'trouble' },
    expired: { at: 0.6, kind: 'stopped' },
  } as const;
  return <Status {...looks[state]}>{words[state]}</Status>;
}

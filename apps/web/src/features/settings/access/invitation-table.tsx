import {
  inviteColleague,
  resendColleagueInvitation,
  withdrawColleagueInvitation,
} from '@fourfold/contract/calls';
import type { InvitationState } from '@fourfold/contract/words';
import { call } from '../../../lib/api.ts';
import { onDay } from '../../../lib/dates.ts';
import { roleNames } from '../../../lib/role-names.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Colleagues } from '../settings-data.ts';

type Invitation = Colleagues['invitations'][number];

export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <Table caption="Not joined yet" narrow="stack" className="mt-8">
      <thead>
        <tr>
          <th scope="col">E-mail</th>
          <th scope="col">Mail</th>
          <th scope="col">
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
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
      `The invitation to ${email} is sent again.`,
    );
  // Not an undoing: the former link stays dead, and a new mail with a new one goes out.
  const again = () =>
    void run(() => call(inviteColleague, { body }), `A new invitation is on its way to ${email}.`);
  const withdraw = () =>
    run(
      () => call(withdrawColleagueInvitation, { params }, { handles: ['not_found'] }),
      `The invitation to ${email} is withdrawn. Its link no longer works.`,
      { action: { label: 'Invite again', run: again } },
    );
  return (
    <tr>
      <th scope="row" className="md:min-w-44">
        <div className="wrap-anywhere">
          {email}
          <span className="block text-note font-normal text-ink-soft">
            {[roleNames[role], ...departments.map((department) => department.name)].join(', ')}
          </span>
        </div>
      </th>
      <td data-label="Mail">
        <span>
          <MailState {...invitation} />
          {problem !== null && <span className="block max-w-72 text-note text-ink-soft">{problem}</span>}
        </span>
      </td>
      <td className="num">
        <span className="inline-flex gap-1.5 whitespace-nowrap md:max-lg:flex-col">
          <Button size="small" loading={isBusy} aria-label={`Send again to ${email}`} onClick={resend}>
            Send again
          </Button>
          <Button
            size="small"
            variant="quiet"
            loading={isBusy}
            aria-label={`Withdraw ${email}`}
            onClick={withdraw}
          >
            Withdraw
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** How far the mail came, as far as mail servers tell. */
function MailState({ state, sent_at, expires_at }: Invitation) {
  const words: Record<InvitationState, string> = {
    queued: 'on its way',
    sent: `sent ${onDay(sent_at)}`,
    undeliverable: 'undeliverable',
    expired: `expired ${onDay(expires_at)}`,
  };
  const looks = {
    queued: { at: 0.1, kind: 'going' },
    sent: { at: 0.6, kind: 'going' },
    undeliverable: { at: 0.25, kind: 'trouble' },
    expired: { at: 0.6, kind: 'stopped' },
  } as const;
  return <Status {...looks[state]}>{words[state]}</Status>;
}

import {
  acceptColleagueInvitation,
  changeMember,
  endMemberSessions,
  inviteColleague,
  listColleagueInvitations,
  listMembers,
  previewColleagueInvitation,
  removeMember,
  resendColleagueInvitation,
  transferOrganisation,
  withdrawColleagueInvitation,
} from '@fourfold/contract';
import type { Serve } from '../../http/serve.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import { renewCookie } from '../accounts/renew-session.ts';
import * as invitations from './invitations.service.ts';
import * as members from './members.service.ts';

export function memberRoutes(serve: Serve, parts: AccountParts): void {
  serve(listMembers, async ({ caller }) => {
    return { members: await members.list(parts, caller.membership.organisationId) };
  });
  serve(changeMember, async ({ params, body, caller }) => {
    return { member: await members.change(parts, caller, params.userId, body) };
  });
  serve(removeMember, ({ params, caller }) => members.remove(parts, caller, params.userId));
  serve(endMemberSessions, ({ params, caller }) => members.signOut(parts, caller, params.userId));
  serve(transferOrganisation, async ({ body, caller, request, reply }) => {
    await members.transfer(parts, caller, body);
    await renewCookie(parts, caller, request, reply);
  });
}

export function invitationRoutes(serve: Serve, parts: AccountParts): void {
  serve(listColleagueInvitations, async ({ caller }) => {
    return { invitations: await invitations.list(parts, caller.membership.organisationId) };
  });
  serve(inviteColleague, async ({ body, caller }) => {
    return { invitation: await invitations.invite(parts, caller, body) };
  });
  serve(withdrawColleagueInvitation, ({ params, caller }) =>
    invitations.withdraw(parts, caller.membership.organisationId, params.invitationId),
  );
  serve(resendColleagueInvitation, async ({ params, caller }) => {
    return { invitation: await invitations.resend(parts, caller, params.invitationId) };
  });
  serve(previewColleagueInvitation, ({ query }) => invitations.preview(parts, query.token));
  serve(acceptColleagueInvitation, ({ body, caller }) => invitations.accept(parts, caller, body.token));
}

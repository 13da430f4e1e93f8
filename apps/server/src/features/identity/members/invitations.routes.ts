import {
  acceptColleagueInvitation,
  inviteColleague,
  listColleagueInvitations,
  previewColleagueInvitation,
  resendColleagueInvitation,
  withdrawColleagueInvitation,
} from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import * as invitations from './invitations.service.ts';

export function invitationRoutes(serve: Serve, parts: Parts): void {
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

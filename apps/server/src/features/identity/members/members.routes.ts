import {
  changeMember,
  endMemberSessions,
  listMembers,
  removeMember,
  transferOrganisation,
} from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { renewCookie } from '../sessions/renew-session.ts';
import * as members from './members.service.ts';

export function memberRoutes(serve: Serve, parts: Parts): void {
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

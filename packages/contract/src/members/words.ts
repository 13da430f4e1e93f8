import { type Role, roles } from '../permissions.ts';

export type InvitedRole = Exclude<Role, 'owner'>;
/** Nobody is invited as an owner: one becomes it by being changed. */
export const invitedRoles = roles.filter((role): role is InvitedRole => role !== 'owner');

/** `undeliverable`: refused by the mail server for good, or reported back by it later. */
export const invitationStates = ['queued', 'sent', 'undeliverable', 'expired'] as const;

export type InvitationState = (typeof invitationStates)[number];

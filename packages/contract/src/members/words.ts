export const invitedRoles = ['admin', 'manager', 'hiring', 'viewer'] as const;

/** `undeliverable`: refused by the mail server for good, or reported back by it later. */
export const invitationStates = ['queued', 'sent', 'undeliverable', 'expired'] as const;

export type InvitationState = (typeof invitationStates)[number];

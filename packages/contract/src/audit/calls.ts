import type { Call } from '../call.ts';

export const listAuditEntries = {
  id: 'listAuditEntries',
  method: 'GET',
  path: '/organisation/audit-log',
  access: { kind: 'member', permission: 'organisation:manage', token: 'never' },
} as const satisfies Call;

export const auditCalls = [listAuditEntries] as const;

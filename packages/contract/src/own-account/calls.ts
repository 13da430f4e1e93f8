import type { Call } from '../call.ts';

export const myProfile = {
  id: 'myProfile',
  method: 'GET',
  path: '/auth/my-profile',
  access: { kind: 'session', token: [] },
} as const satisfies Call;

export const changeProfile = {
  id: 'changeProfile',
  method: 'PATCH',
  path: '/auth/profile',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const listSessions = {
  id: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const renewSession = {
  id: 'renewSession',
  method: 'POST',
  path: '/auth/session/renew',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const endSession = {
  id: 'endSession',
  method: 'DELETE',
  path: '/auth/sessions/:sessionId',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const endOtherSessions = {
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

const tokens = { kind: 'member', permission: 'organisation:manage', token: 'never' } as const;

export const listTokens = {
  id: 'listTokens',
  method: 'GET',
  path: '/auth/tokens',
  access: tokens,
} as const satisfies Call;

export const createToken = {
  id: 'createToken',
  method: 'POST',
  path: '/auth/tokens',
  access: tokens,
} as const satisfies Call;

export const endToken = {
  id: 'endToken',
  method: 'DELETE',
  path: '/auth/tokens/:tokenId',
  access: tokens,
} as const satisfies Call;

export const listOwnTokens = {
  id: 'listOwnTokens',
  method: 'GET',
  path: '/auth/tokens/own',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const exportMyData = {
  id: 'exportMyData',
  method: 'GET',
  path: '/auth/export',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const deleteAccount = {
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/auth/account',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const ownAccountCalls = [
  myProfile,
  changeProfile,
  listSessions,
  renewSession,
  endSession,
  endOtherSessions,
  listTokens,
  createToken,
  endToken,
  listOwnTokens,
  exportMyData,
  deleteAccount,
] as const;

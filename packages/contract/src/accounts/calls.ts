import type { Call } from '../call.ts';

export const login = {
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  access: { kind: 'public' },
} as const satisfies Call;

export const register = {
  id: 'register',
  method: 'POST',
  path: '/auth/register',
  access: { kind: 'public' },
} as const satisfies Call;

export const getRegistration = {
  id: 'getRegistration',
  method: 'GET',
  path: '/auth/registration',
  access: { kind: 'public' },
} as const satisfies Call;

export const logout = {
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const sendVerification = {
  id: 'sendVerification',
  method: 'POST',
  path: '/auth/email/verification-notification',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const verifyEmail = {
  id: 'verifyEmail',
  method: 'POST',
  path: '/auth/email/verify',
  access: { kind: 'public' },
} as const satisfies Call;

export const forgotPassword = {
  id: 'forgotPassword',
  method: 'POST',
  path: '/auth/password/forgot',
  access: { kind: 'public' },
} as const satisfies Call;

export const resetPassword = {
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/password/reset',
  access: { kind: 'public' },
} as const satisfies Call;

export const changePassword = {
  id: 'changePassword',
  method: 'PUT',
  path: '/auth/password',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const changeEmail = {
  id: 'changeEmail',
  method: 'PUT',
  path: '/auth/email',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const cancelEmailChange = {
  id: 'cancelEmailChange',
  method: 'DELETE',
  path: '/auth/email',
  access: { kind: 'session', token: 'never' },
} as const satisfies Call;

export const accountsCalls = [
  login,
  register,
  getRegistration,
  logout,
  sendVerification,
  verifyEmail,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  cancelEmailChange,
] as const;

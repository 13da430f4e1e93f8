import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  forgotPassword,
  getRegistration,
  login,
  logout,
  messages,
  register,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@fourfold/contract';
import type { FastifyRequest } from 'fastify';
import type { Serve } from '../../http/serve.ts';
import type { AccountParts } from './account-parts.ts';
import { deviceName } from './device.ts';
import { askForEmail, keepEmail } from './email-change.service.ts';
import * as passwords from './password.service.ts';
import * as registration from './registration.service.ts';
import { renewCookie } from './renew-session.ts';
import { clearCookies, sessionCookie, setSessionCookie } from './session-cookies.ts';
import { signIn, signOut } from './sign-in.service.ts';
import { resendVerification, verifyAddressByLink } from './verification.service.ts';
import { isRegistrationOpen } from './who-may-register.ts';

const deviceOf = (request: FastifyRequest) => deviceName(request.headers['user-agent']);

export function signInRoutes(serve: Serve, parts: AccountParts): void {
  const { APP_URL } = parts.config;

  serve(login, async ({ body, request, reply }) => {
    const formerToken = request.cookies[sessionCookie(APP_URL)];
    const token = await signIn(parts, { ...body, device: deviceOf(request), formerToken });
    setSessionCookie(reply, APP_URL, token);
    return { token };
  });
  serve(register, async ({ body, request, reply }) => {
    const token = await registration.register(parts, body, deviceOf(request));
    setSessionCookie(reply, APP_URL, token);
    return { token };
  });
  serve(getRegistration, async () => ({ open: await isRegistrationOpen(parts.config, parts.db) }));
  serve(logout, async ({ caller, reply }) => {
    await signOut(parts, caller);
    clearCookies(reply, APP_URL);
  });
}

export function verificationRoutes(serve: Serve, parts: AccountParts): void {
  serve(sendVerification, async ({ caller }) => {
    await resendVerification(parts, caller.userId);
    return { message: messages.verificationSent };
  });
  serve(verifyEmail, async ({ query }) => {
    await verifyAddressByLink(parts, query);
    return { message: messages.verified };
  });
  serve(changeEmail, async ({ body, caller, request, reply }) => {
    await askForEmail(parts, caller.userId, body);
    await renewCookie(parts, caller, request, reply);
    return { message: messages.emailChangeSent };
  });
  serve(cancelEmailChange, ({ caller }) => keepEmail(parts, caller.userId));
}

export function passwordRoutes(serve: Serve, parts: AccountParts): void {
  serve(forgotPassword, async ({ body }) => {
    await passwords.askForReset(parts, body.email);
    return { message: messages.resetRequested };
  });
  serve(resetPassword, async ({ body }) => {
    await passwords.resetByLink(parts, body.token, body.password);
    return { message: messages.passwordReset };
  });
  serve(changePassword, async ({ body, caller, request, reply }) => {
    const token = await passwords.changePassword(parts, caller, body, deviceOf(request));
    setSessionCookie(reply, parts.config.APP_URL, token);
    return { token };
  });
}

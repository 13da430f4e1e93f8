import { getRegistration, login, logout, register } from '@fourfold/contract';
import type { Serve } from '../../http/serve.ts';
import type { AccountParts } from './account-parts.ts';
import { deviceOf } from './device.ts';
import * as registration from './registration.service.ts';
import { clearCookies, sessionCookie, setSessionCookie } from './session-cookies.ts';
import { signIn, signOut } from './sign-in.service.ts';
import { isRegistrationOpen } from './who-may-register.ts';

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

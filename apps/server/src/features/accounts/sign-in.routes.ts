import { getRegistration, login, logout, register } from '@fourfold/contract/calls';
import type { Serve } from '../../http/serve.ts';
import type { AccountParts } from './account-parts.ts';
import { arrivingBy } from './arriving.ts';
import * as registration from './registration.service.ts';
import { clearCookies, setSessionCookie } from './session-cookies.ts';
import { signIn, signOut } from './sign-in.service.ts';
import { isRegistrationOpen } from './who-may-register.ts';

export function signInRoutes(serve: Serve, parts: AccountParts): void {
  const { APP_URL } = parts.config;

  serve(login, async ({ body, request, reply }) => {
    const token = await signIn(parts, { ...body, ...arrivingBy(request, APP_URL) });
    setSessionCookie(reply, APP_URL, token);
    return { token };
  });
  serve(register, async ({ body, request, reply }) => {
    const token = await registration.register(parts, body, arrivingBy(request, APP_URL));
    setSessionCookie(reply, APP_URL, token);
    return { token };
  });
  serve(getRegistration, async () => ({ open: await isRegistrationOpen(parts.config, parts.db) }));
  serve(logout, async ({ caller, reply }) => {
    await signOut(parts, caller);
    clearCookies(reply, APP_URL);
  });
}

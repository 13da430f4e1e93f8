import { getRegistration, login, logout, register } from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { arrivingBy } from '../sessions/arriving.ts';
import { clearCookies, setSessionCookie } from '../sessions/session-cookies.ts';
import { isRegistrationOpen } from '../users/who-may-register.ts';
import * as registration from './registration.service.ts';
import { signIn, signOut } from './sign-in.service.ts';

export function signInRoutes(serve: Serve, parts: Parts): void {
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

import { changePassword, forgotPassword, resetPassword } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import type { Serve } from '../../http/serve.ts';
import type { AccountParts } from './account-parts.ts';
import { deviceOf } from './device.ts';
import * as passwords from './password.service.ts';
import { setSessionCookie } from './session-cookies.ts';

export function passwordRoutes(serve: Serve, parts: AccountParts): void {
  serve(forgotPassword, async ({ body }) => {
    await passwords.askForReset(parts, body.email);
    return { message: messages.resetRequested };
  });
  serve(resetPassword, async ({ body }) => {
    await passwords.resetByLink(parts, body);
    return { message: messages.passwordReset };
  });
  serve(changePassword, async ({ body, caller, request, reply }) => {
    const token = await passwords.changePassword(parts, caller, body, deviceOf(request));
    setSessionCookie(reply, parts.config.APP_URL, token);
    return { token };
  });
}

import { changePassword, forgotPassword, resetPassword } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { deviceOf } from '../sessions/device.ts';
import { setSessionCookie } from '../sessions/session-cookies.ts';
import * as passwords from './password.service.ts';

export function passwordRoutes(serve: Serve, parts: Parts): void {
  serve(forgotPassword, async ({ body }) => {
    await passwords.askForReset(parts, body.email);
    return { message: messages.resetRequested() };
  });
  serve(resetPassword, async ({ body }) => {
    await passwords.resetByLink(parts, body);
    return { message: messages.passwordReset() };
  });
  serve(changePassword, async ({ body, caller, request, reply }) => {
    const token = await passwords.changePassword(parts, caller, body, deviceOf(request));
    setSessionCookie(reply, parts.config.APP_URL, token);
    return { token };
  });
}

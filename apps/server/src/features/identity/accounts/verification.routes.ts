import { cancelEmailChange, changeEmail, sendVerification, verifyEmail } from '@fourfold/contract/calls';
import { messages } from '@fourfold/contract/words';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { renewCookie } from '../sessions/renew-session.ts';
import { askForEmail, keepEmail } from './email-change.service.ts';
import { resendVerification, verifyAddressByLink } from './verification.service.ts';

export function verificationRoutes(serve: Serve, parts: Parts): void {
  serve(sendVerification, async ({ caller }) => {
    await resendVerification(parts, caller.userId);
    return { message: messages.verificationSent() };
  });
  serve(verifyEmail, async ({ query }) => {
    await verifyAddressByLink(parts, query);
    return { message: messages.verified() };
  });
  serve(changeEmail, async ({ body, caller, request, reply }) => {
    await askForEmail(parts, caller.userId, body);
    await renewCookie(parts, caller, request, reply);
    return { message: messages.emailChangeSent() };
  });
  serve(cancelEmailChange, ({ caller }) => keepEmail(parts, caller.userId));
}

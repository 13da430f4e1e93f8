import {
  confirmSecondStep,
  endSecondStep,
  getSecondStep,
  renewRecoveryCodes,
  signInWithCode,
  startSecondStep,
} from '@fourfold/contract/calls';
import type { Serve } from '../../../kernel/http/serve.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { arrivingBy } from '../sessions/arriving.ts';
import { deviceOf } from '../sessions/device.ts';
import { renewCookie } from '../sessions/renew-session.ts';
import { setSessionCookie } from '../sessions/session-cookies.ts';
import * as service from './second-step.service.ts';
import { signInByCode } from './sign-in-code.service.ts';

export function secondStepRoutes(serve: Serve, parts: Parts): void {
  const { APP_URL } = parts.config;

  serve(signInWithCode, async ({ body, request, reply }) => {
    const token = await signInByCode(parts, { ...body, ...arrivingBy(request, APP_URL) });
    setSessionCookie(reply, APP_URL, token);
    return { token };
  });
  serve(getSecondStep, ({ caller }) => service.statusOf(parts, caller.userId));
  serve(startSecondStep, async ({ body, caller, request, reply }) => {
    const made = await service.begin(parts, caller, body.password);
    await renewCookie(parts, caller, request, reply);
    return made;
  });
  serve(confirmSecondStep, async ({ body, caller, request, reply }) => {
    const made = await service.confirm(parts, caller, body.code, deviceOf(request));
    setSessionCookie(reply, APP_URL, made.token);
    return made;
  });
  serve(renewRecoveryCodes, async ({ body, caller, request, reply }) => {
    const recovery_codes = await service.renew(parts, caller, body);
    await renewCookie(parts, caller, request, reply);
    return { recovery_codes };
  });
  serve(endSecondStep, async ({ body, caller, request, reply }) => {
    const token = await service.end(parts, caller, body, deviceOf(request));
    setSessionCookie(reply, APP_URL, token);
    return { token };
  });
}

import { codeAt, stepAt } from '../features/second-step/totp.ts';
import { type Actor, caller, password } from './actors.ts';
import type { TestApp } from './test-app.ts';

/** What an authenticator app does with the secret that it was given: the code that it shows now. */
export function appWith(t: Pick<TestApp, 'now'>, secret: string): (later?: number) => string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (later = 0) => codeAt(bytes, stepAt(t.now()) + later);
}

export interface TwoStepped extends Actor {
  readonly code: (later?: number) => string;
  readonly recovery: readonly string[];
}

/** Sets the second step up through the API, and goes on half a minute later, when a fresh code can be had. */
export async function withSecondStep(t: TestApp, actor: Actor): Promise<TwoStepped> {
  const { secret } = (await actor.call('POST', '/auth/second-step', { password })).body;
  const code = appWith(t, secret);
  const { body } = await actor.call('POST', '/auth/second-step/confirm', { code: code() });
  t.pass(30);
  const { token, recovery_codes: recovery } = body;
  return { ...actor, token, call: caller(t, token), code, recovery };
}

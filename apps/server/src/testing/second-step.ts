import { type Actor, caller, password } from './actors.ts';
import { appWith } from './authenticator.ts';
import type { TestApp } from './test-app.ts';

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

import { messages } from '@fourfold/contract/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../../kernel/http/access.ts';
import { AppError } from '../../../kernel/http/app-error.ts';
import type { Parts } from '../../../kernel/parts.ts';
import { bearerOf } from './identify.ts';
import { setSessionCookie } from './session-cookies.ts';
import { provedAt, renewToken } from './sessions.repository.ts';

/** For so long after a sign-in, or after the password was asked for again, it is not asked for once more. */
const freshSeconds = 600;

export async function requireFresh({ db, clock }: Parts, { sessionId }: SignedIn): Promise<void> {
  const age = clock().getTime() - (await provedAt(db, sessionId)).getTime();
  if (age >= freshSeconds * 1000) throw new AppError('password_needed', messages.passwordNeeded());
}

/** Where the password was asked for again, the browser's session goes on under a new token. */
export async function renewCookie(
  { db, clock, config }: Parts,
  { sessionId }: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // Clients without cookies would not learn of a new token here; `renewSession` answers them one.
  if (bearerOf(request) !== undefined) return;
  setSessionCookie(reply, config.APP_URL, await renewToken(db, sessionId, clock()));
}

import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Signer } from '../../../kernel/signing/signer.ts';

export const sessionSeconds = 7 * 24 * 3600;
const requestTokenSeconds = 24 * 3600;

/**
 * On HTTPS a name that browsers only take from this very host, with Secure and for the whole of it: another host of
 * the same domain cannot put a cookie of its own in its place.
 */
function named(name: 'token' | 'csrf_token', appUrl: string): string {
  return new URL(appUrl).protocol === 'https:' ? `__Host-${name}` : name;
}
export const sessionCookie = (appUrl: string) => named('token', appUrl);
const requestTokenCookie = (appUrl: string) => named('csrf_token', appUrl);

/**
 * Secure on HTTPS, and on http://localhost, where browsers accept it, save Safari. On any other plain address, and
 * for Safari there, the cookie would be dropped and nobody could sign in, so the attribute is left off: see
 * docs/security-checklist.md, 3.3.1.
 */
function attributes(reply: FastifyReply, appUrl: string): CookieSerializeOptions {
  const { protocol, hostname } = new URL(appUrl);
  const localSecure = hostname === 'localhost' && !isSafari(reply.request.headers['user-agent']);
  return { path: '/', sameSite: 'strict', secure: protocol === 'https:' || localSecure };
}

/** Only Safari names its own version before its name. */
const isSafari = (userAgent = '') => /\bVersion\/\S+.* Safari\//.test(userAgent);

export function setSessionCookie(reply: FastifyReply, appUrl: string, token: string): void {
  reply.setCookie(sessionCookie(appUrl), token, {
    ...attributes(reply, appUrl),
    httpOnly: true,
    maxAge: sessionSeconds,
  });
}

/** The page's scripts read this one, to send it back in the header. */
export function setRequestTokenCookie(reply: FastifyReply, appUrl: string, token: string): void {
  reply.setCookie(requestTokenCookie(appUrl), token, {
    ...attributes(reply, appUrl),
    maxAge: requestTokenSeconds,
  });
}

export function clearCookies(reply: FastifyReply, appUrl: string): void {
  reply.clearCookie(sessionCookie(appUrl), { ...attributes(reply, appUrl), httpOnly: true });
  reply.clearCookie(requestTokenCookie(appUrl), attributes(reply, appUrl));
}

const purpose = 'request-token';

/** Proves that a call comes from a page of ours: bound to the session, and good for a day. */
export function makeRequestToken(signer: Signer, sessionId: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + requestTokenSeconds;
  return `${expires}.${signer.sign(purpose, sessionId, expires)}`;
}

export function isRequestToken(signer: Signer, given: unknown, sessionId: string, now: Date): boolean {
  if (typeof given !== 'string') return false;
  const [expires = '', signature = ''] = given.split('.', 2);
  return Number(expires) * 1000 > now.getTime() && signer.verify(signature, purpose, sessionId, expires);
}

import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.ts';
import { sessionCookie } from './session-cookies.ts';
import type { Arriving } from './sessions.repository.ts';

/** The browser that a call to sign in or to register comes from. */
export const arrivingBy = (request: FastifyRequest, appUrl: string): Arriving => ({
  device: deviceOf(request),
  formerToken: request.cookies[sessionCookie(appUrl)],
});

import type { Feature } from '../../feature.ts';
import { bounceRoutes } from './bounces.routes.ts';

/** Mails that came back. */
export const bounces: Feature = {
  routes: ({ app, serveWithin, parts: { db, clock, config } }) =>
    bounceRoutes(app, serveWithin, { db, clock, key: config.BOUNCE_WEBHOOK_KEY }),
};

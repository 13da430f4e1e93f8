import type { Feature } from '../../feature.ts';
import { nextSessions } from '../webinars/webinar-plans.ts';
import { siteRoutes } from './site.ts';
import { siteSettings } from './site-settings.ts';

/** The built web app: public pages, the application's shells, files. */
export const site: Feature = {
  routes: async ({ app, parts: { config, db, clock, siteFolder } }) => {
    if (siteFolder === undefined) return;
    await siteRoutes(app, siteFolder, async () => siteSettings(config, await nextSessions(db, clock())));
  },
};

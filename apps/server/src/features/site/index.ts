import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { openLink } from '../assessment/open-link.ts';
import { nextSessions } from '../webinars/webinar-plans.ts';
import { siteRoutes } from './site.ts';
import { siteSettings } from './site-settings.ts';

/** The built web app: public pages, the application's shells, the respondent's page, files. */
export const site: Feature = {
  routes: async ({ app, parts }) => {
    const { config, db, clock, siteFolder } = parts;
    if (siteFolder === undefined) return;
    const questionnaire = await loadAskedQuestionnaire();
    await siteRoutes(app, siteFolder, {
      readSettings: async () => siteSettings(config, await nextSessions(db, clock())),
      openLink: (link) => openLink({ ...parts, questionnaire }, link),
    });
  },
};

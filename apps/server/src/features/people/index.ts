import { type Feature, job } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { batchRoutes } from './batch.routes.ts';
import { digestJob, sendDigests } from './digest.ts';
import { digestLeaves } from './digest-leaves.ts';
import { endDigestsRoute } from './end-digests.routes.ts';
import { eraseExpired, retentionJob } from './erase-expired.ts';
import { peopleExportRoutes } from './export.routes.ts';
import { launchJob, launchPlanned } from './launch.service.ts';
import { responseListRoutes, responseRoutes } from './people.routes.ts';
import { linkPoster, postLinksJob, requeueLinks } from './post-links.ts';
import { previewRoutes } from './preview.routes.ts';
import { remindAutomatically, remindJob } from './remind.service.ts';
import { scheduleRoutes } from './schedule.routes.ts';
import { surveyMailLeaves } from './survey-mails-leave.ts';

/** Whom an organisation invites, employees and candidates: invitations, reminders, the list. */
export const people: Feature = {
  routes: async ({ app, serve, parts: all }) => {
    const parts = { ...all, questionnaire: await loadAskedQuestionnaire() };
    responseRoutes(serve, parts);
    responseListRoutes(serve, parts);
    scheduleRoutes(serve, parts);
    batchRoutes(serve, parts);
    previewRoutes(serve, parts);
    peopleExportRoutes(serve, parts);
    endDigestsRoute(app, parts);
  },
  jobs: [
    job(postLinksJob, linkPoster),
    job(remindJob, (parts) => () => remindAutomatically(parts), { cron: '23 * * * *' }),
    job(launchJob, (parts) => () => launchPlanned(parts), { cron: '*/5 * * * *' }),
    job(digestJob, (parts) => () => sendDigests(parts), { cron: '41 * * * *' }),
    job(retentionJob, (parts) => () => eraseExpired(parts), { cron: '17 2 * * *' }),
  ],
  mailRules: {
    'survey.invitation': surveyMailLeaves,
    'survey.reminder': surveyMailLeaves,
    'survey.fresh': surveyMailLeaves,
    'survey.received': surveyMailLeaves,
    'survey.own-page': surveyMailLeaves,
    'survey.digest': digestLeaves,
  },
  sweep: requeueLinks,
};

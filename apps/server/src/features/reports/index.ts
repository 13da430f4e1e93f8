import type { Feature } from '../../feature.ts';
import { loadAskedQuestionnaire } from '../assessment/asked-questionnaire.ts';
import { reportRoutes } from './reports.routes.ts';
import { forgetReportMails } from './sending/forget-reports.ts';
import { reportMailLeaves } from './sending/report-mail-leaves.ts';

/** Reports that are written for a person, with an AI's help or without. */
export const reports: Feature = {
  routes: async ({ app, serve, streams, parts }) => {
    const questionnaire = await loadAskedQuestionnaire();
    const stopWritings = await reportRoutes(serve, { ...parts, questionnaire, streams });
    app.addHook('preClose', stopWritings);
  },
  watchers: [forgetReportMails],
  mailRules: { 'survey.report': reportMailLeaves },
};

import type { Feature } from '../../feature.ts';
import { downloadRoutes } from './downloads.routes.ts';
import { forgetRoute } from './forget.routes.ts';
import { forgetOldLeads } from './forget-lead.ts';
import { leadMailing } from './lead-parts.ts';
import { leadsCommand } from './leads.admin.ts';
import { formsWithoutScripts, leadRoutes } from './leads.routes.ts';
import { visitorMailLeaves } from './visitor-mails-leave.ts';
import { keepWebinarPromises } from './webinar-promises.ts';

/** What visitors of the site leave in forms, and what they were promised for it. */
export const leads: Feature = {
  routes: ({ app, serve, parts }) => {
    const mailing = leadMailing(parts.config, parts);
    leadRoutes(serve, mailing);
    formsWithoutScripts(app, mailing);
    forgetRoute(app, mailing);
    downloadRoutes(app, parts);
  },
  commands: [leadsCommand],
  mailRules: {
    'lead.download': visitorMailLeaves,
    'lead.mini-course': visitorMailLeaves,
    'webinar.invitation': visitorMailLeaves,
    'webinar.called-off': visitorMailLeaves,
    'webinar.waiting': visitorMailLeaves,
  },
  tidyUp: ({ db, config, clock }) => forgetOldLeads(db, config, clock()),
  sweep: (parts) => keepWebinarPromises(leadMailing(parts.config, parts)),
};

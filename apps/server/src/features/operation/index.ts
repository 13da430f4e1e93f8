import { operations } from '@fourfold/contract/calls';
import { operationOf } from '@fourfold/contract/schemas';
import type { Feature } from '../../feature.ts';
import { forgetOldLimits } from '../../kernel/http/rate-limiter.ts';
import { forgetGivenUp, requeueMails } from '../../kernel/mail/outbox.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { healthRoutes } from './health.ts';
import { jobsCommand } from './jobs.admin.ts';
import { mailsCommand } from './mails.admin.ts';
import { metricRoutes } from './metrics.ts';
import { describeApi } from './openapi.ts';
import { testMailCommand } from './test-mail.admin.ts';

/** What describes, watches and looks after the running product. */
export const operation: Feature = {
  routes: ({ app, parts: { config, db } }) => {
    const described = operations.map(operationOf);
    // Made for the first who asks: most servers, those of the tests above all, end before anyone does.
    const description = once(() => describeApi(described, config.APP_URL));
    const docs = once(() => apiDocsPage(described, description()));
    app.get('/api/openapi.json', async () => description());
    app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docs()));
    healthRoutes(app, db);
    metricRoutes(app, db, config.METRICS_TOKEN);
  },
  commands: [testMailCommand, mailsCommand, jobsCommand],
  tidyUp: async ({ db, clock }) => {
    await forgetOldLimits(db, clock());
    await forgetGivenUp(db, clock());
  },
  sweep: async ({ db, jobs }) => void (await requeueMails(db, jobs)),
};

function once<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { operations } from '@fourfold/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { AccountParts } from './features/accounts/account-parts.ts';
import { identifyWith } from './features/accounts/identify.ts';
import { profileRoutes, sessionRoutes, tokenRoutes } from './features/accounts/profile.routes.ts';
import { passwordRoutes, signInRoutes, verificationRoutes } from './features/accounts/sign-in.routes.ts';
import { loadAskedQuestionnaire } from './features/assessment/asked-questionnaire.ts';
import { assessmentRoutes } from './features/assessment/assessment.routes.ts';
import { measureRoutes } from './features/assessment/measures.routes.ts';
import { oneClickRoute } from './features/assessment/one-click.ts';
import type { ResponseWatcher } from './features/assessment/response-watcher.ts';
import { reckon } from './features/culture/compute/reckoners.ts';
import { culturePeopleRoutes, cultureRoutes } from './features/culture/culture.routes.ts';
import type { CultureParts } from './features/culture/culture-parts.ts';
import { cultureEventsRoute } from './features/culture/events.routes.ts';
import { cultureExportRoutes } from './features/culture/export.routes.ts';
import { cultureReportRoutes } from './features/culture-report/culture-report.routes.ts';
import { demoRoutes } from './features/demo/demo.routes.ts';
import { hiresRoutes } from './features/hires/hires.routes.ts';
import { interviewKitRoutes } from './features/interview-kits/interview-kits.routes.ts';
import { downloadRoutes } from './features/leads/downloads.routes.ts';
import { forgetRoutes } from './features/leads/forget.routes.ts';
import { leadMailing } from './features/leads/lead-parts.ts';
import { contactFormRoute, leadRoutes } from './features/leads/leads.routes.ts';
import { auditLogRoutes } from './features/organisations/audit-log.routes.ts';
import { billingRoutes } from './features/organisations/billing.routes.ts';
import { logoRoute } from './features/organisations/logo.ts';
import { invitationRoutes, memberRoutes } from './features/organisations/members.routes.ts';
import {
  departmentRoutes,
  organisationRoutes,
  ownOrganisationRoutes,
} from './features/organisations/organisations.routes.ts';
import { ownPageRoutes } from './features/own-page/own-page.routes.ts';
import { batchRoutes } from './features/people/batch.routes.ts';
import { endDigestsRoutes } from './features/people/end-digests.routes.ts';
import { peopleExportRoutes } from './features/people/export.routes.ts';
import { responseListRoutes, responseRoutes } from './features/people/people.routes.ts';
import { previewRoutes } from './features/people/preview.routes.ts';
import { countSeats } from './features/people/seats.ts';
import { personRoutes } from './features/person/person.routes.ts';
import { reportRoutes } from './features/reports/reports.routes.ts';
import { roundRoutes } from './features/rounds/rounds.routes.ts';
import { secondStepRoutes } from './features/second-step/second-step.routes.ts';
import { vacancyRoutes } from './features/vacancies/vacancies.routes.ts';
import { nextSessions } from './features/webinars/webinar-plans.ts';
import { apiDocsPage } from './http/api-docs-page.ts';
import { trustNearestProxy } from './http/client-address.ts';
import { errorHandling } from './http/error-handling.ts';
import { healthRoutes } from './http/health.ts';
import { jsonBodies } from './http/json-body.ts';
import { metricRoutes } from './http/metrics.ts';
import { describeApi } from './http/openapi.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type Serve, serveOn } from './http/serve.ts';
import type { Jobs } from './jobs/jobs.ts';
import { bounceRoutes } from './mail/bounces.routes.ts';
import { mailboxRoutes } from './mail/mailbox.routes.ts';
import type { Outbox } from './mail/outbox.ts';
import { responseWatchers } from './response-watchers.ts';
import type { Signer } from './signing/signer.ts';
import { siteRoutes } from './site/site.ts';
import { siteSettings } from './site/site-settings.ts';

export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  readonly outbox: Outbox;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly signer: Signer;
  readonly clock: () => Date;
  readonly logger: FastifyBaseLogger;
  /** Instead of the product's own, for tests. */
  readonly watchers?: readonly ResponseWatcher[];
  /** The folder of the built web app; absent where only the API is served. */
  readonly siteFolder?: string;
  /** Where mails are written as files, when they are. */
  readonly mailFolder?: string;
}

/** Builds the whole server without listening: what the tests inject into is what runs. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock } = parts;
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY && trustNearestProxy,
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    // What still arrives on a connection in use while the server stops is answered like anything else, as the last one.
    return503OnClosing: false,
    // A client that sends slowly, or nothing, gives its connection back; two minutes are a megabyte on a bad line.
    requestTimeout: 120_000,
    connectionTimeout: 300_000,
    http: { headersTimeout: 20_000 },
    // An address that cannot be decoded takes the usual way to the answer that there is no such thing.
    rewriteUrl: ({ url = '/' }) => decodable(url),
  });
  securityHeaders(app, config.APP_URL.startsWith('https:'));
  requestLog(app);
  errorHandling(app);
  jsonBodies(app);
  await app.register(formbody);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'identity'] });

  const limiter = createRateLimiter(db, clock);
  const leads = leadMailing(config, { ...parts, limiter });
  const accounts = { ...parts, limiter };
  const identify = identifyWith(accounts);
  const serveWithin = (scope: FastifyInstance) => serveOn(scope, { identify, limiter });
  const serve = serveWithin(app);
  leadRoutes(serve, leads);
  contactFormRoute(app, leads);
  forgetRoutes(app, leads);
  downloadRoutes(app, { ...parts, folders: downloadFolders(parts) });
  accountRoutes(serve, accounts);
  logoRoute(app, db);
  const questionnaire = await loadAskedQuestionnaire();
  const assessment = { ...accounts, questionnaire, watchers: parts.watchers ?? responseWatchers };
  assessmentRoutes(serve, assessment);
  oneClickRoute(app, assessment);
  endDigestsRoutes(app, assessment);
  responseRoutes(serve, assessment);
  responseListRoutes(serve, assessment);
  vacancyRoutes(serve, assessment);
  batchRoutes(serve, assessment);
  previewRoutes(serve, assessment);
  await measureRoutes(serve, questionnaire);
  await ownPageRoutes(serve, assessment);
  await personRoutes(serve, assessment);
  peopleExportRoutes(serve, assessment);
  roundRoutes(serve, assessment);
  cultureParts(serve, { db, clock, reckon });
  const stopReports = await reportRoutes(serve, assessment);
  app.addHook('preClose', stopReports);
  hiresRoutes(serve, { ...assessment, reckon, designVersion: questionnaire.design.version });
  cultureEventsRoute(app, { db, clock, reckon, identify, limiter });
  await demoRoutes(serve, questionnaire);
  interviewKitRoutes(serve);
  await bounceRoutes(app, serveWithin, { db, clock, key: config.BOUNCE_WEBHOOK_KEY });

  const description = describeApi(operations, config.APP_URL);
  app.get('/api/openapi.json', async () => description);
  const docs = apiDocsPage(operations, description);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docs));
  healthRoutes(app, db);
  metricRoutes(app, config.METRICS_TOKEN);
  if (parts.mailFolder !== undefined) mailboxRoutes(app, parts.mailFolder);
  if (parts.siteFolder !== undefined) {
    const read = async () => siteSettings(config, await nextSessions(db, clock()));
    await siteRoutes(app, parts.siteFolder, read);
  }
  return app;
}

function cultureParts(serve: Serve, parts: CultureParts): void {
  cultureRoutes(serve, parts);
  culturePeopleRoutes(serve, parts);
  cultureExportRoutes(serve, parts);
  cultureReportRoutes(serve, parts);
}

/** The operator's own version of a file comes before the one that the build made. */
function downloadFolders({ config, siteFolder }: AppParts): string[] {
  return [config.DATA_DIR, ...(siteFolder === undefined ? [] : [path.join(siteFolder, 'client')])].map(
    (folder) => path.join(folder, 'downloads'),
  );
}

/** The same address, with what is no encoding written out. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function accountRoutes(serve: Serve, parts: AccountParts): void {
  signInRoutes(serve, parts);
  secondStepRoutes(serve, parts);
  verificationRoutes(serve, parts);
  passwordRoutes(serve, parts);
  profileRoutes(serve, parts);
  sessionRoutes(serve, parts);
  tokenRoutes(serve, parts);
  ownOrganisationRoutes(serve, parts);
  organisationRoutes(serve, parts);
  departmentRoutes(serve, parts);
  memberRoutes(serve, parts);
  invitationRoutes(serve, parts);
  billingRoutes(serve, parts, countSeats);
  auditLogRoutes(serve, parts);
}

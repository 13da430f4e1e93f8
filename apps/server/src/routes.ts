import path from 'node:path';
import { operations } from '@fourfold/contract/calls';
import { operationOf } from '@fourfold/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app-parts.ts';
import type { AccountParts } from './features/accounts/account-parts.ts';
import { identifyAgain, identifyWith } from './features/accounts/identify.ts';
import { passwordRoutes } from './features/accounts/password.routes.ts';
import { profileRoutes } from './features/accounts/profile.routes.ts';
import { sessionRoutes } from './features/accounts/sessions.routes.ts';
import { signInRoutes } from './features/accounts/sign-in.routes.ts';
import { tokenRoutes } from './features/accounts/tokens.routes.ts';
import { verificationRoutes } from './features/accounts/verification.routes.ts';
import { loadAskedQuestionnaire } from './features/assessment/asked-questionnaire.ts';
import { assessmentRoutes } from './features/assessment/assessment.routes.ts';
import type { AssessmentParts } from './features/assessment/assessment-parts.ts';
import { measureRoutes } from './features/assessment/measures.routes.ts';
import { oneClickRoute } from './features/assessment/one-click.ts';
import { reckon } from './features/culture/compute/reckoners.ts';
import { culturePeopleRoutes, cultureRoutes } from './features/culture/culture.routes.ts';
import { cultureEventsRoute } from './features/culture/events.routes.ts';
import { cultureExportRoutes } from './features/culture/export.routes.ts';
import { cultureReportRoutes } from './features/culture-report/culture-report.routes.ts';
import { demoRoutes } from './features/demo/demo.routes.ts';
import { hiresRoutes } from './features/hires/hires.routes.ts';
import { interviewKitRoutes } from './features/interview-kits/interview-kits.routes.ts';
import { downloadRoutes } from './features/leads/downloads.routes.ts';
import { forgetRoute } from './features/leads/forget.routes.ts';
import { leadMailing } from './features/leads/lead-parts.ts';
import { formsWithoutScripts, leadRoutes } from './features/leads/leads.routes.ts';
import { auditLogRoutes } from './features/organisations/audit-log.routes.ts';
import { billingRoutes } from './features/organisations/billing.routes.ts';
import { departmentRoutes } from './features/organisations/departments.routes.ts';
import { invitationRoutes } from './features/organisations/invitations.routes.ts';
import { logoRoute } from './features/organisations/logo.ts';
import { memberRoutes } from './features/organisations/members.routes.ts';
import { organisationRoutes, ownOrganisationRoutes } from './features/organisations/organisations.routes.ts';
import { ownPageRoutes } from './features/own-page/own-page.routes.ts';
import { batchRoutes } from './features/people/batch.routes.ts';
import { endDigestsRoute } from './features/people/end-digests.routes.ts';
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
import { healthRoutes } from './http/health.ts';
import { createLiveStreams } from './http/live-streams.ts';
import { metricRoutes } from './http/metrics.ts';
import { describeApi } from './http/openapi.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { type Serve, serveOn } from './http/serve.ts';
import { bounceRoutes } from './mail/bounces.routes.ts';
import { mailboxRoutes } from './mail/mailbox.routes.ts';
import { responseWatchers } from './response-watchers.ts';
import { siteRoutes } from './site/site.ts';
import { siteSettings } from './site/site-settings.ts';

/** Everything that the server answers, feature by feature. */
export async function allRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, db, clock } = parts;
  const limiter = createRateLimiter(db, clock);
  const accounts = { ...parts, limiter };
  const identify = identifyWith(accounts);
  const serveWithin = (scope: FastifyInstance) => serveOn(scope, { identify, limiter });
  const serve = serveWithin(app);
  const streams = createLiveStreams((callers) => identifyAgain(accounts, callers));
  const questionnaire = await loadAskedQuestionnaire();
  const assessment = { ...accounts, questionnaire, watchers: parts.watchers ?? responseWatchers };
  const culture = { db, clock, reckon };

  visitorRoutes(app, serve, accounts);
  await demoRoutes(serve, questionnaire);
  accountRoutes(serve, accounts);
  logoRoute(app, db);

  assessmentRoutes(serve, assessment);
  oneClickRoute(app, assessment);
  await ownPageRoutes(serve, assessment);
  await measureRoutes(serve, questionnaire);

  peopleRoutes(app, serve, assessment);
  await personRoutes(serve, assessment);
  cultureRoutes(serve, culture);
  culturePeopleRoutes(serve, culture);
  cultureExportRoutes(serve, culture);
  cultureReportRoutes(serve, culture);
  cultureEventsRoute(app, serve, { ...culture, identify, limiter, streams });
  hiresRoutes(serve, { ...assessment, reckon, designVersion: questionnaire.design.version });
  app.addHook('preClose', await reportRoutes(serve, { ...assessment, streams }));
  // After the writings, which say how they ended.
  app.addHook('preClose', async () => streams.endAll());

  await bounceRoutes(app, serveWithin, { db, clock, key: config.BOUNCE_WEBHOOK_KEY });
  operatorRoutes(app, parts);
  if (parts.siteFolder !== undefined) {
    const read = async () => siteSettings(config, await nextSessions(db, clock()));
    await siteRoutes(app, parts.siteFolder, read);
  }
}

/** What visitors of the site send and get. */
function visitorRoutes(app: FastifyInstance, serve: Serve, parts: AppParts & AccountParts): void {
  const leads = leadMailing(parts.config, parts);
  leadRoutes(serve, leads);
  formsWithoutScripts(app, leads);
  forgetRoute(app, leads);
  downloadRoutes(app, { ...parts, folders: downloadFolders(parts) });
  interviewKitRoutes(serve);
}

/** The operator's own version of a file comes before the one that the build made. */
function downloadFolders({ config, siteFolder }: AppParts): string[] {
  return [config.DATA_DIR, ...(siteFolder === undefined ? [] : [path.join(siteFolder, 'client')])].map(
    (folder) => path.join(folder, 'downloads'),
  );
}

/** Accounts, and the organisations that they work in. */
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

/** Whom an organisation invites, employees and candidates. */
function peopleRoutes(app: FastifyInstance, serve: Serve, parts: AssessmentParts): void {
  responseRoutes(serve, parts);
  responseListRoutes(serve, parts);
  vacancyRoutes(serve, parts);
  batchRoutes(serve, parts);
  previewRoutes(serve, parts);
  peopleExportRoutes(serve, parts);
  roundRoutes(serve, parts);
  endDigestsRoute(app, parts);
}

/** What describes and watches the running product. */
function operatorRoutes(app: FastifyInstance, { config, db, mailFolder }: AppParts): void {
  const described = operations.map(operationOf);
  const description = describeApi(described, config.APP_URL);
  app.get('/api/openapi.json', async () => description);
  const docs = apiDocsPage(described, description);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docs));
  healthRoutes(app, db);
  metricRoutes(app, config.METRICS_TOKEN);
  if (mailFolder !== undefined) mailboxRoutes(app, db, mailFolder);
}

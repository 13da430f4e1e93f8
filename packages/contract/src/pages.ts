import { sentence } from '@fourfold/words';
import { respondentFolder } from './respondent-page.ts';
import { homePath, siteName } from './site-name.ts';

/**
 * Every address of the site, listed once: the router, the titles, the prerendering, the sitemap and the server's
 * answer (a prerendered page, the application, or 404) are all derived from this.
 *
 * `prerendered` pages are complete HTML; `application` pages are drawn in the browser after a sign-in or from a
 * personal link, and are kept out of search engines. A `personal` page the server draws anew for each link.
 */
export interface Page {
  readonly path: string;
  readonly title: () => string;
  readonly kind: 'prerendered' | 'application' | 'personal';
  readonly layout: 'default' | 'blank';
  /** Left out of the sitemap and marked for search engines to ignore. */
  readonly hidden?: true;
}

const define = <const T extends Record<string, Page>>(pages: T) => pages;

const site = { kind: 'prerendered', layout: 'default' } as const;
const account = { kind: 'prerendered', layout: 'default', hidden: true } as const;
const dashboard = { kind: 'application', layout: 'default', hidden: true } as const;
const personal = { kind: 'application', layout: 'blank', hidden: true } as const;

export const pages = define({
  home: {
    ...site,
    path: homePath,
    title: sentence('Fourfold: see your culture, and the five changes that matter most'),
  },
  cultureSurveys: {
    ...site,
    path: '/solutions/culture-surveys',
    title: sentence('Culture surveys that end in five decisions'),
  },
  changeManagement: {
    ...site,
    path: '/solutions/change-management',
    title: sentence('Change management that starts with the culture'),
  },
  performanceImprovement: {
    ...site,
    path: '/solutions/performance-improvement-plans',
    title: sentence('Performance improvement plans built on a diagnosis'),
  },
  aiProductivity: {
    ...site,
    path: '/solutions/ai-productivity-and-change-management',
    title: sentence('Find what slows AI adoption in your teams'),
  },
  blogs: {
    ...site,
    path: '/blogs',
    title: sentence('Articles on culture, hiring and retention'),
  },
  cultureManagementArticle: {
    ...site,
    path: '/blogs/corporate-culture-management',
    title: sentence('Corporate culture management: a working guide'),
  },
  miniCourse: {
    ...site,
    path: '/blogs/mini-course-how-to-measure-culture',
    title: sentence('Mini-course: how to measure culture'),
  },
  calibrationArticle: {
    ...site,
    path: '/blogs/performance-review-calibration',
    title: sentence('Performance review calibration that people trust'),
  },
  interviewArticle: {
    ...site,
    path: '/blogs/culture-fit-interview',
    title: sentence('The culture-fit interview guide'),
  },
  riskArticle: {
    ...site,
    path: '/blogs/retention-risk-assessment',
    title: sentence('Retention risk assessment, step by step'),
  },
  retentionArticle: {
    ...site,
    path: '/blogs/retention-strategies-and-programs',
    title: sentence('Retention programmes: what works and how to run one'),
  },
  questionLibrary: {
    ...site,
    path: '/tools/behavioral-interview-questions',
    title: sentence('Behavioral Interview Question Library'),
  },
  webinars: {
    ...site,
    path: '/webinars',
    title: sentence('Webinars on hiring and culture'),
  },
  webinarHiring: {
    ...site,
    path: '/webinars/culture-fit-hiring',
    title: sentence('Webinar: culture-fit hiring'),
  },
  webinarFourLevels: {
    ...site,
    path: '/webinars/four-levels-of-culture',
    title: sentence('Webinar: the four levels of culture'),
  },
  demoQuestionnaire: {
    ...site,
    path: '/survey/questionnaires/culture',
    title: sentence('Example culture survey'),
  },
  manual: {
    ...site,
    path: '/method/manual',
    title: sentence('Technical manual of the culture questionnaire'),
  },
  manualMeasures: {
    ...site,
    path: '/method/manual/what-it-measures',
    title: sentence('Technical manual: what it measures, and who it is for'),
  },
  manualDevelopment: {
    ...site,
    path: '/method/manual/development',
    title: sentence('Technical manual: development'),
  },
  manualReliability: {
    ...site,
    path: '/method/manual/reliability',
    title: sentence('Technical manual: reliability'),
  },
  manualValidity: {
    ...site,
    path: '/method/manual/validity',
    title: sentence('Technical manual: validity'),
  },
  manualFairness: {
    ...site,
    path: '/method/manual/fairness',
    title: sentence('Technical manual: fairness and faking'),
  },
  manualNorms: {
    ...site,
    path: '/method/manual/norms',
    title: sentence('Technical manual: norms'),
  },
  manualScoring: {
    ...site,
    path: '/method/manual/scoring',
    title: sentence('Technical manual: scoring'),
  },
  manualUse: {
    ...site,
    path: '/method/manual/use',
    title: sentence('Technical manual: administration and interpretation'),
  },
  manualChanges: {
    ...site,
    path: '/method/manual/changes',
    title: sentence('Technical manual: changes'),
  },
  certificate: {
    ...site,
    path: '/method/manual/certificate',
    title: sentence('Technical manual: certificate'),
  },
  messageReceived: {
    ...site,
    path: '/contact/received',
    title: sentence('Your message has arrived'),
    hidden: true,
  },
  privacyPolicy: {
    ...site,
    path: '/privacy-policy',
    title: sentence('Privacy policy'),
  },
  imprint: {
    ...site,
    path: '/imprint',
    title: sentence('Legal notice'),
  },
  notFound: {
    ...site,
    path: '/page-not-found',
    title: sentence('Page Not Found'),
    hidden: true,
  },
  login: {
    ...account,
    path: '/auth/login',
    title: sentence('Login'),
  },
  register: {
    ...account,
    path: '/auth/register',
    title: sentence('Register'),
  },
  verifyEmail: {
    ...account,
    path: '/auth/verify-email',
    title: sentence('Verify your e-mail address'),
  },
  forgotPassword: {
    ...account,
    path: '/auth/forgot-password',
    title: sentence('Forgotten password'),
  },
  resetPassword: {
    ...account,
    path: '/auth/reset-password',
    title: sentence('Set a new password'),
  },
  acceptInvitation: {
    ...account,
    path: '/auth/accept-invitation',
    title: sentence('Join your colleagues'),
  },
  response: {
    ...personal,
    kind: 'personal',
    path: `${respondentFolder}:responseId`,
    title: sentence('Your questionnaire'),
  },
  ownPage: {
    ...personal,
    path: '/survey/respondents/:responseId',
    title: sentence('Your results'),
  },
  information: {
    ...personal,
    path: '/survey/information/:organisationId/:kind/:form',
    title: sentence('What is asked, kept and shown'),
  },
  interviewSheet: {
    ...personal,
    path: '/survey/interview-sheets/:responseId',
    title: sentence('Interview sheet'),
  },
  plansHere: {
    ...personal,
    path: '/survey/respondents/:responseId/plans',
    title: sentence('What is planned'),
  },
  ownedPlan: {
    ...personal,
    path: '/survey/plans/:planId',
    title: sentence('Your plan'),
  },
  snapshot: {
    ...personal,
    path: '/survey/snapshots/:snapshotId',
    title: sentence('Culture in brief'),
  },
  dashboard: {
    ...dashboard,
    path: '/dashboard',
    title: sentence('Culture'),
  },
  culture: {
    ...dashboard,
    path: '/dashboard/culture',
    title: sentence('Culture'),
  },
  opportunity: {
    ...dashboard,
    path: '/dashboard/culture/opportunities/:measureKey',
    title: sentence('An opportunity'),
  },
  barrier: {
    ...dashboard,
    path: '/dashboard/culture/barriers/:measureKey',
    title: sentence('A barrier'),
  },
  snapshots: {
    ...dashboard,
    path: '/dashboard/culture/snapshots',
    title: sentence('Snapshots'),
  },
  newSnapshot: {
    ...dashboard,
    path: '/dashboard/culture/snapshots/new',
    title: sentence('Share a snapshot'),
  },
  desk: {
    ...dashboard,
    path: '/dashboard/organisations',
    title: sentence('Your organisations'),
  },
  newClient: {
    ...dashboard,
    path: '/dashboard/organisations/new',
    title: sentence('Create an organisation from a template'),
  },
  people: {
    ...dashboard,
    path: '/dashboard/people',
    title: sentence('People'),
  },
  person: {
    ...dashboard,
    path: '/dashboard/people/:responseId',
    title: sentence('A person'),
  },
  hires: {
    ...dashboard,
    path: '/dashboard/hires',
    title: sentence('Hires'),
  },
  candidate: {
    ...dashboard,
    path: '/dashboard/hires/:responseId',
    title: sentence('Candidate'),
  },
  plans: {
    ...dashboard,
    path: '/dashboard/plans',
    title: sentence('Plans'),
  },
  newPlan: {
    ...dashboard,
    path: '/dashboard/plans/new',
    title: sentence('New plan'),
  },
  plan: {
    ...dashboard,
    path: '/dashboard/plans/:planId',
    title: sentence('A plan'),
  },
  teamPlan: {
    ...dashboard,
    path: '/dashboard/plans/teams/:team',
    title: sentence('A team’s plan'),
  },
  settings: {
    ...dashboard,
    path: '/dashboard/settings',
    title: sentence('Settings'),
  },
  secondStep: {
    ...dashboard,
    path: '/dashboard/second-step',
    title: sentence('Two-step verification'),
  },
  newReport: {
    ...dashboard,
    path: '/dashboard/reports/create',
    title: sentence('New Report'),
  },
});

export type PageName = keyof typeof pages;
export const pageList: readonly Page[] = Object.values(pages);

const patterns = pageList.map((page) => ({ page, parts: page.path.split('/') }));

/** The page that serves an address, or null where there is none. */
export function pageAt(path: string): Page | null {
  const given = (path === '/' ? path : path.replace(/\/$/, '')).split('/');
  return patterns.find(({ parts }) => matches(parts, given))?.page ?? null;
}

/** Where the build puts the shell of a page that is not prerendered, and the server finds it. */
export const shellFile = (page: Page): string => `shells${page.path.replaceAll('/:', '/')}.html`;

const matches = (wanted: readonly string[], given: readonly string[]) =>
  wanted.length === given.length &&
  wanted.every((part, i) => part === given[i] || (part.startsWith(':') && given[i] !== ''));

/** What stands in the browser's tab: the page and the site, or the site alone. */
export function documentTitle(page: Page): string {
  const title = page.title();
  return title.includes(siteName) ? title : `${title} · ${siteName}`;
}

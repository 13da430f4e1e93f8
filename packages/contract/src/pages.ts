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
  /** For search engines and previews of links: nobody who has not signed in meets the dashboard. */
  readonly description?: () => string;
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
    description: sentence(
      'A 15-minute questionnaire per person shows how people work and how they see their work. You learn which five changes would matter most, and how certain each one is.',
    ),
  },
  cultureSurveys: {
    ...site,
    path: '/solutions/culture-surveys',
    title: sentence('Culture surveys that end in five decisions'),
    description: sentence(
      'One 15-minute questionnaire shows what people do and how they see their work. You get five opportunities and five barriers.',
    ),
  },
  changeManagement: {
    ...site,
    path: '/solutions/change-management',
    title: sentence('Change management that starts with the culture'),
    description: sentence(
      'See which behaviours may help a change and which perceptions may hold it back, before the change starts.',
    ),
  },
  performanceImprovement: {
    ...site,
    path: '/solutions/performance-improvement-plans',
    title: sentence('Performance improvement plans built on a diagnosis'),
    description: sentence(
      'Before you write a plan, find out what holds the person or team back. With a guide and a template.',
    ),
  },
  aiProductivity: {
    ...site,
    path: '/solutions/ai-productivity-and-change-management',
    title: sentence('Find what slows AI adoption in your teams'),
    description: sentence(
      'Measure the behaviours and perceptions that may keep people from using a tool. With a guide and a template for one team.',
    ),
  },
  blogs: {
    ...site,
    path: '/blogs',
    title: sentence('Articles on culture, hiring and retention'),
    description: sentence(
      'Long reads on measuring culture, hiring for culture fit, calibrating reviews and keeping people.',
    ),
  },
  cultureManagementArticle: {
    ...site,
    path: '/blogs/corporate-culture-management',
    title: sentence('Corporate culture management: a working guide'),
    description: sentence(
      'How to assess a culture, become aware of its patterns, find alternatives and act on them, with examples and checklists.',
    ),
  },
  miniCourse: {
    ...site,
    path: '/blogs/mini-course-how-to-measure-culture',
    title: sentence('Mini-course: how to measure culture'),
    description: sentence('Five short chapters on measuring a culture, from what to ask to what to do next.'),
  },
  calibrationArticle: {
    ...site,
    path: '/blogs/performance-review-calibration',
    title: sentence('Performance review calibration that people trust'),
    description: sentence(
      'How to run a calibration session, which biases to expect, and how to record what was decided.',
    ),
  },
  interviewArticle: {
    ...site,
    path: '/blogs/culture-fit-interview',
    title: sentence('The culture-fit interview guide'),
    description: sentence(
      'What to ask, what to listen for, how to score answers, and why you should ask what a candidate adds.',
    ),
  },
  riskArticle: {
    ...site,
    path: '/blogs/retention-risk-assessment',
    title: sentence('Retention risk assessment, step by step'),
    description: sentence(
      'How to find out where people are likely to leave, and why, without spying on anyone.',
    ),
  },
  retentionArticle: {
    ...site,
    path: '/blogs/retention-strategies-and-programs',
    title: sentence('Retention programmes: what works and how to run one'),
    description: sentence(
      'Ways to keep people, compared by evidence, cost and time, with a plan for the first year.',
    ),
  },
  questionLibrary: {
    ...site,
    path: '/tools/behavioral-interview-questions',
    title: sentence('Behavioral Interview Question Library'),
    description: sentence(
      'The 100 best behavioural interview questions, with follow-ups and a rating scale for each.',
    ),
  },
  webinars: {
    ...site,
    path: '/webinars',
    title: sentence('Webinars on hiring and culture'),
    description: sentence(
      'Two live sessions of 45 minutes, free and with time for questions: culture-fit hiring, and the four levels of culture.',
    ),
  },
  webinarHiring: {
    ...site,
    path: '/webinars/culture-fit-hiring',
    title: sentence('Webinar: culture-fit hiring'),
    description: sentence('A live session on hiring for culture fit with evidence instead of gut feeling.'),
  },
  webinarFourLevels: {
    ...site,
    path: '/webinars/four-levels-of-culture',
    title: sentence('Webinar: the four levels of culture'),
    description: sentence(
      'A live session on the four-level method and its four steps: assessment, awareness, alternatives, actions.',
    ),
  },
  demoQuestionnaire: {
    ...site,
    path: '/survey/questionnaires/culture',
    title: sentence('Example culture survey'),
    description: sentence(
      'Answer six real questions from the culture questionnaire and see what a result looks like. No account is needed, and we store nothing.',
    ),
  },
  manual: {
    ...site,
    path: '/method/manual',
    title: sentence('Technical manual of the culture questionnaire'),
    description: sentence(
      'Answers to a test reviewer’s questions: scales, reliability, validity, fairness, norms, scoring, use, and what is unknown.',
    ),
  },
  manualMeasures: {
    ...site,
    path: '/method/manual/what-it-measures',
    title: sentence('Technical manual: what it measures, and who it is for'),
    description: sentence(
      'All the behaviours and perceptions measured, what the results are meant for, and what they are not meant for.',
    ),
  },
  manualDevelopment: {
    ...site,
    path: '/method/manual/development',
    title: sentence('Technical manual: development'),
    description: sentence(
      'How scales, questions, scoring keys and texts came about, and which steps were left out.',
    ),
  },
  manualReliability: {
    ...site,
    path: '/method/manual/reliability',
    title: sentence('Technical manual: reliability'),
    description: sentence(
      'Reliability, standard error and likely range of every scale, for one person and for a group.',
    ),
  },
  manualValidity: {
    ...site,
    path: '/method/manual/validity',
    title: sentence('Technical manual: validity'),
    description: sentence(
      'What evidence there is that the questionnaire measures what it says it does, and what evidence is missing.',
    ),
  },
  manualFairness: {
    ...site,
    path: '/method/manual/fairness',
    title: sentence('Technical manual: fairness and faking'),
    description: sentence(
      'Who might be treated unfairly, how much people gain by faking, and how often we notice it.',
    ),
  },
  manualNorms: {
    ...site,
    path: '/method/manual/norms',
    title: sentence('Technical manual: norms'),
    description: sentence('What a score is compared with, and what it can’t be compared with.'),
  },
  manualScoring: {
    ...site,
    path: '/method/manual/scoring',
    title: sentence('Technical manual: scoring'),
    description: sentence('From answers to a score with its likely range, and how that is checked.'),
  },
  manualUse: {
    ...site,
    path: '/method/manual/use',
    title: sentence('Technical manual: administration and interpretation'),
    description: sentence(
      'How to run the questionnaire, how far to trust each figure, and what not to use results for.',
    ),
  },
  manualChanges: {
    ...site,
    path: '/method/manual/changes',
    title: sentence('Technical manual: changes'),
    description: sentence('Every version of the questionnaire and of its scoring keys.'),
  },
  certificate: {
    ...site,
    path: '/method/manual/certificate',
    title: sentence('Technical manual: certificate'),
    description: sentence(
      'Our figures next to those from independent software, for data that others collected, and where the two differ.',
    ),
  },
  messageReceived: {
    ...site,
    path: '/contact/received',
    title: sentence('Your message has arrived'),
    description: sentence('Thank you for writing to us.'),
    hidden: true,
  },
  privacyPolicy: {
    ...site,
    path: '/privacy-policy',
    title: sentence('Privacy policy'),
    description: sentence('What data Fourfold keeps, why, for how long, and what you can do about it.'),
  },
  imprint: {
    ...site,
    path: '/imprint',
    title: sentence('Legal notice'),
    description: sentence('Who runs this site, where they are, and how to write to them.'),
  },
  notFound: {
    ...site,
    path: '/page-not-found',
    title: sentence('Page Not Found'),
    description: sentence('There is no page at this address.'),
    hidden: true,
  },
  login: {
    ...account,
    path: '/auth/login',
    title: sentence('Login'),
    description: sentence('Sign in to your organisation.'),
  },
  register: {
    ...account,
    path: '/auth/register',
    title: sentence('Register'),
    description: sentence('Open an account and measure the culture of your own team.'),
  },
  verifyEmail: {
    ...account,
    path: '/auth/verify-email',
    title: sentence('Verify your e-mail address'),
    description: sentence('Confirm that this address is yours.'),
  },
  forgotPassword: {
    ...account,
    path: '/auth/forgot-password',
    title: sentence('Forgotten password'),
    description: sentence('Get a link to set a new password.'),
  },
  resetPassword: {
    ...account,
    path: '/auth/reset-password',
    title: sentence('Set a new password'),
    description: sentence('Choose a new password for your account.'),
  },
  acceptInvitation: {
    ...account,
    path: '/auth/accept-invitation',
    title: sentence('Join your colleagues'),
    description: sentence('Accept an invitation to join an organisation.'),
  },
  response: {
    ...personal,
    kind: 'personal',
    path: `${respondentFolder}:responseId`,
    title: sentence('Your questionnaire'),
    description: sentence('A personal questionnaire of about 15 minutes.'),
  },
  ownPage: {
    ...personal,
    path: '/survey/respondents/:responseId',
    title: sentence('Your results'),
    description: sentence('Your own profile and answers.'),
  },
  information: {
    ...personal,
    path: '/survey/information/:organisationId/:kind/:form',
    title: sentence('What is asked, kept and shown'),
    description: sentence('Every question in a questionnaire, what is kept, who sees it and how to object.'),
  },
  interviewSheet: {
    ...personal,
    path: '/survey/interview-sheets/:responseId',
    title: sentence('Interview sheet'),
    description: sentence('Questions for one interview, with a rating scale for each.'),
  },
  plansHere: {
    ...personal,
    path: '/survey/respondents/:responseId/plans',
    title: sentence('What is planned'),
    description: sentence('What is planned where you work, by whom, and how it is going.'),
  },
  ownedPlan: {
    ...personal,
    path: '/survey/plans/:planId',
    title: sentence('Your plan'),
    description: sentence('A plan that you look after.'),
  },
  snapshot: {
    ...personal,
    path: '/survey/snapshots/:snapshotId',
    title: sentence('Culture in brief'),
    description: sentence('What was found about a company’s culture, and how certain it is.'),
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

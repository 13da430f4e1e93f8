import { type Page, type PageName, pages } from '@fourfold/contract/words';
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** What the server draws for each link is no part of the application; in development there is no such server. */
type ScreenName = Exclude<PageName, 'notFound' | 'response'>;

const screens: Readonly<Record<ScreenName, string>> = {
  home: 'routes/home.tsx',
  webinars: 'routes/webinars/webinars.tsx',
  webinarHiring: 'routes/webinars/culture-fit-hiring.tsx',
  webinarFourLevels: 'routes/webinars/four-levels-of-culture.tsx',
  privacyPolicy: 'routes/privacy-policy.tsx',
  imprint: 'routes/imprint.tsx',
  cultureSurveys: 'routes/solutions/culture-surveys.tsx',
  changeManagement: 'routes/solutions/change-management.tsx',
  performanceImprovement: 'routes/solutions/performance-improvement-plans.tsx',
  aiProductivity: 'routes/solutions/ai-productivity.tsx',
  blogs: 'routes/blogs.tsx',
  cultureManagementArticle: 'routes/article-culture-management.tsx',
  calibrationArticle: 'routes/article-calibration.tsx',
  interviewArticle: 'routes/article-interview.tsx',
  riskArticle: 'routes/article-risk.tsx',
  retentionArticle: 'routes/article-retention.tsx',
  miniCourse: 'routes/mini-course.tsx',
  questionLibrary: 'routes/question-library.tsx',
  manual: 'routes/manual/overview.tsx',
  manualMeasures: 'routes/manual/what-it-measures.tsx',
  manualDevelopment: 'routes/manual/development.tsx',
  manualReliability: 'routes/manual/reliability.tsx',
  manualValidity: 'routes/manual/validity.tsx',
  manualFairness: 'routes/manual/fairness.tsx',
  manualNorms: 'routes/manual/norms.tsx',
  manualScoring: 'routes/manual/scoring.tsx',
  manualUse: 'routes/manual/use.tsx',
  manualChanges: 'routes/manual/changes.tsx',
  certificate: 'routes/manual/certificate.tsx',
  messageReceived: 'routes/message-received.tsx',
  ownPage: 'routes/own-page.tsx',
  demoQuestionnaire: 'routes/demo-questionnaire.tsx',
  login: 'routes/auth/login.tsx',
  register: 'routes/auth/register.tsx',
  verifyEmail: 'routes/auth/verify-email.tsx',
  forgotPassword: 'routes/auth/forgot-password.tsx',
  resetPassword: 'routes/auth/reset-password.tsx',
  acceptInvitation: 'routes/auth/accept-invitation.tsx',
  dashboard: 'routes/dashboard/culture.tsx',
  culture: 'routes/dashboard/culture.tsx',
  opportunity: 'routes/dashboard/opportunity.tsx',
  barrier: 'routes/dashboard/barrier.tsx',
  desk: 'routes/dashboard/desk.tsx',
  newClient: 'routes/dashboard/new-client.tsx',
  people: 'routes/dashboard/people.tsx',
  person: 'routes/dashboard/person.tsx',
  hires: 'routes/dashboard/hires.tsx',
  candidate: 'routes/dashboard/candidate.tsx',
  information: 'routes/information.tsx',
  interviewSheet: 'routes/interview-sheet.tsx',
  plans: 'routes/dashboard/plans.tsx',
  newPlan: 'routes/dashboard/new-plan.tsx',
  plan: 'routes/dashboard/plan.tsx',
  teamPlan: 'routes/dashboard/team-plan.tsx',
  ownedPlan: 'routes/owned-plan.tsx',
  snapshot: 'routes/snapshot.tsx',
  snapshots: 'routes/dashboard/snapshots.tsx',
  newSnapshot: 'routes/dashboard/new-snapshot.tsx',
  plansHere: 'routes/plans-here.tsx',
  settings: 'routes/dashboard/settings.tsx',
  secondStep: 'routes/dashboard/second-step.tsx',
  newReport: 'routes/dashboard/new-report.tsx',
};

const isDevelopment = process.env.NODE_ENV !== 'production';

const isScreen = (name: PageName): name is ScreenName => name in screens;

type LayoutName = Page['layout'] | 'dashboard';
/** The dashboard stands behind the guard and has a bar of its own. */
const layoutOf = ({ path, layout }: Page): LayoutName =>
  /^\/dashboard(\/|$)/.test(path) ? 'dashboard' : layout;

function routesWith(wanted: LayoutName): RouteConfigEntry[] {
  const names = (Object.keys(pages) as PageName[]).filter((name) => layoutOf(pages[name]) === wanted);
  return names.filter(isScreen).map((name) => route(pages[name].path, screens[name], { id: name }));
}

const development = isDevelopment ? [route('design', 'routes/design.tsx')] : [];
const personal = isDevelopment ? [route(pages.response.path, 'routes/response.tsx')] : [];
/** Whatever matches nothing else. Prerendered once, the same page comes to life at any unknown address. */
const notFound = route('*', 'routes/not-found.tsx');

export default [
  layout('layouts/default.tsx', [...routesWith('default'), ...development, notFound]),
  layout('layouts/dashboard.tsx', routesWith('dashboard')),
  layout('layouts/blank.tsx', [...routesWith('blank'), ...personal]),
] satisfies RouteConfig;

import { sentence } from '@fourfold/words';
import { type Page, type PageName, pages } from './pages.ts';

/** What search engines and previews of links say of a page. It stands in the HTML that the server sends and in no script. */
const descriptions: Readonly<Record<PageName, () => string>> = {
  home: sentence(
    'A 15-minute questionnaire per person shows how people work and how they see their work. You learn which five changes would matter most, and how certain each finding is.',
  ),
  cultureSurveys: sentence(
    'One 15-minute questionnaire shows what people do and how they see their work. You get five opportunities and five barriers.',
  ),
  changeManagement: sentence(
    'See which behaviours may help a change and which perceptions may hold it back, before the change starts.',
  ),
  performanceImprovement: sentence(
    'Before you write a plan, find out what holds the person or team back. With a guide and a template.',
  ),
  aiProductivity: sentence(
    'Measure the behaviours and perceptions that may keep people from using a tool. With a guide and a template for one team.',
  ),
  blogs: sentence(
    'Long reads on measuring culture, hiring for culture fit, calibrating reviews and keeping people.',
  ),
  cultureManagementArticle: sentence(
    'How to assess a culture, become aware of its patterns, find alternatives and act on them, with examples and checklists.',
  ),
  miniCourse: sentence('Five short chapters on measuring a culture, from what to ask to what to do next.'),
  calibrationArticle: sentence(
    'How to run a calibration session, which biases to expect, and how to record what was decided.',
  ),
  interviewArticle: sentence(
    'What to ask, what to listen for, how to score answers, and why you should ask what a candidate would add to the team.',
  ),
  riskArticle: sentence(
    'How to find out where people are likely to leave, and why, without spying on anyone.',
  ),
  retentionArticle: sentence(
    'Ways to keep people, compared by evidence, cost and time, with a plan for the first year.',
  ),
  questionLibrary: sentence(
    'The 100 best behavioural interview questions, with follow-ups and a rating scale for each.',
  ),
  webinars: sentence(
    'Two live sessions of 45 minutes, free and with time for questions: culture-fit hiring, and the four levels of culture.',
  ),
  webinarHiring: sentence('A live session on hiring for culture fit with evidence instead of gut feeling.'),
  webinarFourLevels: sentence(
    'A live session on the four-level method and its four steps: assessment, awareness, alternatives, actions.',
  ),
  demoQuestionnaire: sentence(
    'Answer six real questions from the culture questionnaire and see what a result looks like. No account is needed, and we store nothing.',
  ),
  manual: sentence(
    'Answers to what experts ask when they review a test: scales, reliability, validity, fairness, norms, scoring, use, and what is unknown.',
  ),
  manualMeasures: sentence(
    'All the behaviours and perceptions measured, what the results are meant for, and what they are not meant for.',
  ),
  manualDevelopment: sentence(
    'How the scales, questions, scoring keys and texts were developed, and which steps were left out.',
  ),
  manualReliability: sentence(
    'Reliability, standard error and likely range of every scale, for one person and for a group.',
  ),
  manualValidity: sentence(
    'What evidence there is that the questionnaire measures what it claims to measure, and what evidence is missing.',
  ),
  manualFairness: sentence(
    'Who might be treated unfairly, how much people gain by faking, and how often we notice it.',
  ),
  manualNorms: sentence('What a score is compared with, and what it can’t be compared with.'),
  manualScoring: sentence('From answers to a score with its likely range, and how that is checked.'),
  manualUse: sentence(
    'How to run the questionnaire, how far to trust each score, and what not to use results for.',
  ),
  manualChanges: sentence('Every version of the questionnaire and of its scoring keys.'),
  certificate: sentence(
    'How our results compare with those from independent software, on data that others collected.',
  ),
  messageReceived: sentence('Thank you for writing to us.'),
  privacyPolicy: sentence('What data Fourfold keeps, why, for how long, and what you can do about it.'),
  imprint: sentence('Who runs this site, where they are, and how to write to them.'),
  notFound: sentence('There is no page at this address.'),
  login: sentence('Sign in to your organisation.'),
  register: sentence('Open an account and measure the culture of your own team.'),
  verifyEmail: sentence('Confirm that this address is yours.'),
  forgotPassword: sentence('Get a link to set a new password.'),
  resetPassword: sentence('Choose a new password for your account.'),
  acceptInvitation: sentence('Accept an invitation to join an organisation.'),
  response: sentence('A personal questionnaire of about 15 minutes.'),
  ownPage: sentence('Your own profile and answers.'),
  information: sentence('Every question in a questionnaire, what is kept, who sees it and how to object.'),
  interviewSheet: sentence('Questions for one interview, with a rating scale for each.'),
  plansHere: sentence('What is planned where you work, by whom, and how it is going.'),
  ownedPlan: sentence('A plan that you look after.'),
  snapshot: sentence('What was found about a company’s culture, and how certain it is.'),
  dashboard: sentence('The next step for your organisation.'),
  culture: sentence('Five opportunities and five barriers, how certain they are, and what is behind them.'),
  opportunity: sentence('One change that would matter: whom it concerns, how certain it is, and what to do.'),
  barrier: sentence('What stands in the way: where, how certain it is, and what to do.'),
  snapshots: sentence('Results that were frozen to be shared, and who can open them.'),
  newSnapshot: sentence('Freeze today’s results and share them through a link that expires.'),
  desk: sentence('All the organisations that you work for, and what is due in each.'),
  newClient: sentence('Set up an organisation for a client.'),
  people: sentence('Whom you have invited, who has answered, and who still needs a reminder.'),
  person: sentence('How one person works and sees their work, with the likely range of each score.'),
  hires: sentence('How the candidates for a vacancy compare with the team that they would join.'),
  candidate: sentence('How one candidate compares with the team, and what to ask about.'),
  plans: sentence('What people plan to change, who looks after it, and how it is going.'),
  newPlan: sentence('Turn a finding into a plan with an owner and a date.'),
  plan: sentence('One plan: what is done, week by week, and what has changed since.'),
  teamPlan: sentence('What a team plans to change, and how it is going.'),
  settings: sentence('Your profile, your organisation, who has access, and billing.'),
  secondStep: sentence('Set up a second step for signing in.'),
  newReport: sentence('Write a report for a person, with the results beside it.'),
};

export function descriptionOf(page: Page): string | null {
  const names = Object.keys(pages) as PageName[];
  const name = names.find((one) => pages[one] === page);
  return name === undefined ? null : descriptions[name]();
}

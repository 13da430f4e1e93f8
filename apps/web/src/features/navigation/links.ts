import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { may, mayCulture } from '../../lib/may.ts';
import type { DashboardMarkName } from './dashboard-marks.tsx';

export interface NavigationLink {
  label: string;
  to: string;
}

/** What a guest finds under 'Culture Solutions', as the specification lists it. */
export const solutionLinks: readonly NavigationLink[] = [
  { label: 'Culture Surveys', to: pages.cultureSurveys.path },
  { label: 'Change Management', to: pages.changeManagement.path },
  { label: 'Performance Improvement', to: pages.performanceImprovement.path },
  { label: 'Culture Decisions', to: '/#problem' },
  { label: 'Culture Data', to: '/#how-it-works' },
];

export const faqLink: NavigationLink = { label: 'FAQ', to: '/#faq' };

/** Has its mark in the dashboard's bar. */
export interface WorkLink extends NavigationLink {
  label: DashboardMarkName;
}

/** What a signed-in person finds at the top and in the dashboard's bar. Without a user, while they load: all. */
export function workLinks(user: User | null): readonly WorkLink[] {
  const links: (WorkLink | false)[] = [
    (user === null || may(user, 'employees:see')) && { label: 'People', to: pages.people.path },
    (user === null || mayCulture(user)) && { label: 'Culture', to: pages.culture.path },
    (user === null || may(user, 'candidates:see')) && { label: 'Hires', to: pages.hires.path },
  ];
  return links.filter((link) => link !== false);
}

/** One more for whoever writes reports. */
export const reportLink: WorkLink = { label: 'New Report', to: pages.newReport.path };

interface LinkGroup {
  title: string;
  links: readonly NavigationLink[];
}

/** The footer leads to everything that the navigation has no room for. */
export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Solutions',
    links: [
      { label: 'Culture surveys', to: pages.cultureSurveys.path },
      { label: 'Change management', to: pages.changeManagement.path },
      { label: 'Performance improvement', to: pages.performanceImprovement.path },
      { label: 'AI productivity', to: pages.aiProductivity.path },
    ],
  },
  {
    title: 'Learn',
    links: [
      { label: 'Articles', to: pages.blogs.path },
      { label: 'Mini-course', to: pages.miniCourse.path },
      { label: 'Interview questions', to: pages.questionLibrary.path },
    ],
  },
  {
    title: 'Webinars',
    links: [
      { label: 'Culture-fit hiring', to: pages.webinarHiring.path },
      { label: 'The four levels of culture', to: pages.webinarFourLevels.path },
    ],
  },
];

import type { User } from '@fourfold/contract/schemas';
import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { may, mayCulture } from '../../lib/may.ts';
import type { DashboardMarkName } from './dashboard-marks.tsx';

export interface NavigationLink {
  label: string;
  to: string;
}

/** What a guest finds under 'Culture Solutions', as the specification lists it. */
export const solutionLinks: readonly NavigationLink[] = [
  { label: t`Culture Surveys`, to: pages.cultureSurveys.path },
  { label: t`Change Management`, to: pages.changeManagement.path },
  { label: t`Performance Improvement`, to: pages.performanceImprovement.path },
  { label: t`Culture Decisions`, to: '/#problem' },
  { label: t`Culture Data`, to: '/#how-it-works' },
];

export const faqLink: NavigationLink = { label: t`FAQ`, to: '/#faq' };

/** Has its mark in the dashboard's bar. */
export interface WorkLink extends NavigationLink {
  mark: DashboardMarkName;
}

/** What a signed-in person finds at the top and in the dashboard's bar. Without a user, while they load: all. */
export function workLinks(user: User | null): readonly WorkLink[] {
  const links: (WorkLink | false)[] = [
    (user === null || may(user, 'employees:see')) && {
      label: t`People`,
      mark: 'people',
      to: pages.people.path,
    },
    (user === null || mayCulture(user)) && { label: t`Culture`, mark: 'culture', to: pages.culture.path },
    (user === null || may(user, 'candidates:see')) && {
      label: t`Hires`,
      mark: 'hires',
      to: pages.hires.path,
    },
  ];
  return links.filter((link) => link !== false);
}

/** In the dashboard's bar alone: the top navigation is as the specification lists it. */
export const plansLink: WorkLink = { label: t`Plans`, mark: 'plans', to: pages.plans.path };

/** For someone who works for several. */
export const deskLink: WorkLink = { label: t`Organisations`, mark: 'desk', to: pages.desk.path };

/** One more for people who write reports. */
export const reportLink: WorkLink = { label: t`New Report`, mark: 'report', to: pages.newReport.path };

interface LinkGroup {
  title: string;
  links: readonly NavigationLink[];
}

/** The footer leads to everything that the navigation has no room for. */
export const footerGroups: readonly LinkGroup[] = [
  {
    title: t`Solutions`,
    links: [
      { label: t`Culture surveys`, to: pages.cultureSurveys.path },
      { label: t`Change management`, to: pages.changeManagement.path },
      { label: t`Performance improvement`, to: pages.performanceImprovement.path },
      { label: t`AI adoption`, to: pages.aiProductivity.path },
    ],
  },
  {
    title: t`Learn`,
    links: [
      { label: t`Articles`, to: pages.blogs.path },
      { label: t`Mini-course`, to: pages.miniCourse.path },
      { label: t`Interview questions`, to: pages.questionLibrary.path },
      { label: t`Technical manual`, to: pages.manual.path },
    ],
  },
  {
    title: t`Webinars`,
    links: [
      { label: t`Culture-fit hiring`, to: pages.webinarHiring.path },
      { label: t`The four levels of culture`, to: pages.webinarFourLevels.path },
      { label: t`Upcoming webinars`, to: pages.webinars.path },
    ],
  },
];

import { pages } from '@fourfold/contract';

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
      { label: 'Performance improvement plans', to: pages.performanceImprovement.path },
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

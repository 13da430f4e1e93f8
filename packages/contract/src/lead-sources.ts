/** What a form says about itself and offers to choose from. Apart from the schemas, which pages load when needed. */
export const leadSources = {
  contactForm: 'contact-form-v1',
  miniCourse: 'blog-mini-course-v1',
  fourLevelsGuide: 'pdf-four-levels-of-cultural-control-v1',
  pipGuide: 'pdf-pip-guide-and-template-v1',
  aiAdoptionGuide: 'docx-ai-adoption-guide-and-template-v1',
  sampleReport: 'pdf-sample-culture-report-v1',
  webinarHiring: 'webinar-culture-fit-hiring-v1',
  webinarFourLevels: 'webinar-four-levels-of-culture-v1',
} as const;
export type LeadSource = (typeof leadSources)[keyof typeof leadSources];

export const pipDownload = 'pip-guide-and-template-v1';

export const leadRoles = ['HR', 'Manager', 'Employee'] as const;
export const guideRoles = ['Executive', 'Manager', 'HR', 'Consultant'] as const;
export const headcounts = ['< 100', '100 to 1000', '> 1000'] as const;

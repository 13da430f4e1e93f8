import { sentence } from '@fourfold/words';

/** A file that is sent for an address: how the served file is called, and how its name reads. */
export interface Download {
  readonly file: string;
  readonly title: string;
}

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

const levelsGuide = sentence('The four levels of cultural control: a guide');
const plansGuide = sentence('Performance improvement plans: guide and template');
const adoptionGuide = sentence('AI adoption: guide and template');
const sampleReport = sentence('A sample culture report');

/** What each form gives. The files are made by the build; the names carry a version, as the forms' sources do. */
export const downloads = {
  [leadSources.fourLevelsGuide]: {
    file: 'four-levels-of-cultural-control-v1.pdf',
    get title() {
      return levelsGuide();
    },
  },
  [leadSources.pipGuide]: {
    file: 'pip-guide-and-template-v1.docx',
    get title() {
      return plansGuide();
    },
  },
  [leadSources.aiAdoptionGuide]: {
    file: 'ai-adoption-guide-and-template-v1.docx',
    get title() {
      return adoptionGuide();
    },
  },
  [leadSources.sampleReport]: {
    file: 'sample-culture-report-v1.pdf',
    get title() {
      return sampleReport();
    },
  },
} as const satisfies Partial<Record<LeadSource, Download>>;

/** What a form gives, or null where it gives no file. */
export function downloadOf(source: string): Download | null {
  return Object.hasOwn(downloads, source) ? downloads[source as keyof typeof downloads] : null;
}

export const mediaTypes = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Where chosen questions of the library are to be had as a Word document. */
export const interviewKitAddress = (ids: Iterable<number>): string =>
  `/api/tools/interview-kit.docx?kit=${[...ids].join('.')}`;

/** A link to a download works this long; the form gives a new one. */
export const downloadLinkDays = 14;

export type LeadSource = (typeof leadSources)[keyof typeof leadSources];

export const pipDownload = 'pip-guide-and-template-v1';

export const leadRoles = ['HR', 'Manager', 'Employee'] as const;

export const guideRoles = ['Executive', 'Manager', 'HR', 'Consultant'] as const;

/** How the choices read. */
export const roleNames: Readonly<
  Record<(typeof leadRoles)[number] | (typeof guideRoles)[number], () => string>
> = {
  HR: sentence('HR'),
  Manager: sentence('Manager'),
  Employee: sentence('Employee'),
  Executive: sentence('Executive'),
  Consultant: sentence('Consultant'),
};

export const headcounts = ['< 100', '100 to 1000', '> 1000'] as const;

export const headcountNames: Readonly<Record<(typeof headcounts)[number], () => string>> = {
  '< 100': sentence('< 100'),
  '100 to 1000': sentence('100 to 1000'),
  '> 1000': sentence('> 1000'),
};

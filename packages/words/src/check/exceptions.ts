import type { Side } from './no-text.ts';

export interface Exceptions {
  readonly folder: string;
  readonly side: Side;
  /** Files that nobody reads but those who develop or run the product. */
  readonly forNobody: RegExp;
  /** What looks like a text and is none, by file. */
  readonly noTexts: Readonly<Record<string, readonly string[]>>;
}

export const screens: Exceptions = {
  folder: 'apps/web/src',
  side: 'screen',
  forNobody: /^(specimens\/|routes\/design\.tsx$|routes\.ts$)/,
  noTexts: {
    'charts/opportunities-chart/use-tour.ts': ['(prefers-reduced-motion: reduce)'],
    // The types and codes of schema.org.
    'features/articles/article-meta.ts': ['Article'],
    'features/mini-course/course-meta.ts': [
      'Course',
      'Syllabus',
      'CourseInstance',
      'Online',
      'Offer',
      'Free',
      'VideoObject',
    ],
    'features/reports/editor/text-editor.tsx': ['p, li, h4, h5'],
    'lib/site.ts': ['Organization'],
    'lib/structured-data.ts': [
      'Organization',
      'BreadcrumbList',
      'ListItem',
      'ContactPoint',
      'customer support',
      'Question',
      'Answer',
      'Event',
      'VirtualLocation',
      'Offer',
    ],
    // Names of states, events and errors.
    'features/assessment/respondent-store.ts': [
      'rest found',
      'led to',
      'problem over',
      'reminders stopped',
      'caught up',
    ],
    'features/culture/people/participation-line.tsx': ['left out'],
    'lib/api.ts': ['ApiError'],
    'features/articles/asides.tsx': ['Fourfold'],
  },
};

export const server: Exceptions = {
  folder: 'apps/server/src',
  side: 'node',
  // What operators read in a terminal, in logs and in the API's description is English, as the documents are. So are the
  // prompts, which tell a machine to write English, and the check of drafts, which reads it (decision 20).
  forNobody:
    /^(features\/(backup|culture\/keys|moving|norms|operation|sample-company|reports\/check\/directions)\/|features\/reports\/(built-in-writer\/prompt-words|check\/(check|read)-numbers|check\/judge\/judge-prompt|template\/(facts|standard-template))\.ts$|kernel\/(admin|config|database|jobs)\/|testing\/|[\w-]+\.ts$)|(?<!test-mail)\.admin\.ts$/,
  noTexts: {
    // Parts of a PDF and styles of Word, by their names there.
    'features/guides/pdf-figure.ts': ['Figure', 'Caption'],
    'features/guides/pdf-table.ts': ['Table', 'Artifact'],
    'features/information/create-information.ts': ['Lbl'],
    'features/guides/word-blocks.ts': ['Cell', 'Small'],
    'features/guides/word-look.ts': ['Georgia', 'Calibri', 'Subtitle', 'Normal', 'Small', 'Cell'],
    'features/guides/write-word.ts': ['Subtitle', 'Small'],
    'features/snapshots/paper/slide-look.ts': ['Georgia', 'Calibri'],
    'kernel/documents/create-pdf.ts': ['Artifact', 'Pagination'],
    'kernel/documents/draw-rich-text.ts': ['Lbl'],
    'kernel/documents/draw-table.ts': ['Table', 'Artifact', 'Pagination'],
    'kernel/documents/draw-text.ts': ['H…'],
    // Names that are the same in every language.
    'features/identity/sessions/device.ts': [
      'Edge',
      'Opera',
      'Samsung Internet',
      'Firefox',
      'Chrome',
      'Safari',
      'Android',
      'Windows',
      'Mac',
      'ChromeOS',
      'Linux',
    ],
    'features/people/preview-mail.ts': ['Alex', 'Example'],
    // Names of states and errors, and what only programs read.
    'features/culture/1-collect/read-statistics.ts': ['repeatable read', 'read only'],
    'features/culture/3-estimate/candidates.ts': ['sample candidate …'],
    'features/culture/events.routes.ts': ['live figures ended'],
    'features/hires/compare-once.ts': ['no team'],
    'features/identity/second-step/check-code.ts': ['recovery code'],
    'features/leads/compose-mail.ts': ['called off'],
    'features/leads/webinar-promises.ts': ['new link'],
    'features/site/search-engines.ts': [
      'User-agent: *\nDisallow: /api/\nDisallow: /downloads/\n\nSitemap: …/sitemap.xml',
    ],
    // English contractions and what they stand for.
    'features/reports/built-in-writer/wishes.ts': ['will not', 'it is'],
    'features/reports/writers/report-writer.ts': ['WritingFailed'],
    'features/site/site-settings.ts': ['Organization', 'Person'],
    'features/webinars/calendar.ts': ['Webinars'],
    'kernel/http/app-error.ts': ['AppError'],
    'kernel/http/event-stream.ts': [': still here'],
    'kernel/http/one-press.ts': [
      "const press = () => document.visibilityState === 'visible' && document.forms[0].submit();\npress();\naddEventListener('visibilitychange', press);",
    ],
    'kernel/mail/rich-html.ts': ['h…', 'ol start="…"'],
    'kernel/mail/transport.ts': ['RefusedMail', 'RefusedByPolicy', 'List-Unsubscribe=One-Click', '… by SMTP'],
    'kernel/signing/seal.ts': ['fourfold seal: …'],
    // For the logs.
    'features/site/site.ts': [
      'the settings of the pages could not be read',
      'a link could not be opened for its page',
    ],
    'kernel/http/readiness.ts': [
      'database unreachable',
      'database does not answer in time',
      'database is read-only',
      'database cannot be written',
      'the disk of the database is full',
    ],
  },
};

export const contract: Exceptions = {
  folder: 'packages/contract/src',
  side: 'node',
  forNobody: /^$/,
  noTexts: {
    'site-name.ts': ['Fourfold'],
    'site-settings.ts': ['n…'],
    // Describes a field to the people who program with the API.
    'hires/schemas.ts': [
      'Null where a sheet filled in at random would get much the same, or the answers say too little.',
    ],
    // As they are typed in the words of a reminder.
    'people/words.ts': ['first name', 'last day'],
    // What is kept of a choice; `roleNames` is what is read.
    'leads/words.ts': ['Manager', 'Employee', 'Executive', 'Consultant'],
  },
};

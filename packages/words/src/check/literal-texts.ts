/** Fails when a screen holds a text that no catalogue has. Wrap it in a macro, or say here why it is no text. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLiteralTexts } from './find-literal-texts.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What looks like a text and is none, by file. */
const noTexts: Readonly<Record<string, readonly string[]>> = {
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
  'features/assessment/respondent-store.ts': ['rest found', 'led to', 'problem over', 'reminders stopped'],
  'features/culture/people/participation-line.tsx': ['left out'],
  'lib/api.ts': ['ApiError'],
};

/** Shown to developers only. */
const forDevelopers = /^(specimens\/|routes\/design\.tsx$|routes\.ts$)/;

const screens = path.join(root, 'apps/web/src');
const found = globSync('**/*.{ts,tsx}', { cwd: screens })
  .filter((file) => !/\.test\.|\.d\.ts$/.test(file) && !forDevelopers.test(file))
  .toSorted()
  .flatMap((file) =>
    findLiteralTexts(readFileSync(path.join(screens, file), 'utf8'), file)
      .filter(({ text }) => !noTexts[file]?.includes(text))
      .map(({ line, text }) => `apps/web/src/${file}:${line} says outside of the catalogue: ${text}`),
  );

for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);

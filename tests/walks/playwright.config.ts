import path from 'node:path';
import base, { desktop, phone, walks } from '../browser/playwright.config.ts';

/**
 * Walks through every address, every article and every question, and the ways through several screens that the
 * browser tests leave to it: `npm run test:long`. Not part of `npm test`.
 */
export default {
  ...base,
  testDir: '..',
  grepInvert: [],
  globalSetup: '../browser/start-product.ts',
  projects: [
    ...(base.projects ?? []).map((project) => ({
      ...project,
      testDir: path.resolve(import.meta.dirname, '../browser'),
      grep: walks,
    })),
    {
      name: 'all questions',
      // All questions two by two; `npm test` goes the whole way with four on a page.
      testMatch: ['walks/dashboard.spec.ts', 'browser/assessment/whole-way.spec.ts'],
      use: phone,
    },
    { name: 'every page', testMatch: 'walks/*.spec.ts', use: desktop },
  ],
};

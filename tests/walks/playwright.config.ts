import base, { desktop, phone } from '../browser/playwright.config.ts';

/** Walks through every address, every article and every question: `npm run walks`. Not part of `npm test`. */
export default {
  ...base,
  testDir: '..',
  globalSetup: '../browser/start-product.ts',
  projects: [
    {
      name: 'phone',
      // All questions two by two; `npm test` goes the whole way with four on a page.
      testMatch: ['walks/dashboard.spec.ts', 'browser/assessment/whole-way.spec.ts'],
      use: phone,
    },
    { name: 'desktop', testMatch: 'walks/*.spec.ts', use: desktop },
  ],
};

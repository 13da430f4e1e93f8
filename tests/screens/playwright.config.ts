import base from '../browser/playwright.config.ts';

/** Long walks through every screen: `npm run a11y` and `npm run markup`. Not part of `npm test`. */
export default {
  ...base,
  use: { ...base.use, contextOptions: {} },
  testDir: '.',
  workers: 2,
  timeout: 900_000,
  globalSetup: './start-product.ts',
  projects: [{ name: 'screens', use: base.projects?.at(-1)?.use ?? {} }],
};

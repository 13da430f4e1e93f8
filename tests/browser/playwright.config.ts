import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags as args, executablePath } from '../support/browser.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Tests that go a way through several screens, or wait for something, and take seconds. */
export const walks = /@walk/;

/** As wide as a phone and by touch; with as many dots as it has, two cores would spend their time on painting. */
export const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1, launchOptions: { executablePath, args } };
export const desktop = { ...devices['Desktop Chrome'], launchOptions: { executablePath, args } };

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  // Ways through several screens take half of the time: `npm run test:long`.
  grepInvert: walks,
  workers: 3,
  // What passes only when repeated is listed as flaky, to be mended; it does not hold up everything else.
  retries: 1,
  timeout: 30_000,
  // Two cores may have other work: slow is not wrong.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['../slowest-in-browser.ts']],
  globalSetup: './start-product.ts',
  // Drawing what moves takes a good part of a page's time; `npm run a11y` looks at the screens with and without.
  use: {
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // A phone for people who come with one: respondents, and everyone's way through the navigation and the forms.
    {
      name: 'phone',
      testMatch: ['assessment/*.spec.ts', 'accounts/{navigation,register,verify-email}.spec.ts'],
      testIgnore: ['assessment/{people,person,whole-way}.spec.ts'],
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: [
        'assessment/{answering,demo,links,offline,own-page,taps,weight}.spec.ts',
        'accounts/{register,verify-email}.spec.ts',
      ],
      use: desktop,
    },
  ],
});

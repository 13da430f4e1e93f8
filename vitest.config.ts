import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { words } from './packages/words/src/inline/vite-plugin.ts';
import { LongestFirst } from './tests/longest-first.ts';

/** `npm run test:long` runs the tests that simulate for many seconds, `npm test` all others. */
const isLong = process.env.LONG_TESTS === 'true';
const tests = (folder: string, endings = 'ts') => `${folder}/**/*${isLong ? '.long' : ''}.test.${endings}`;
const exclude = isLong ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    // Half of a server test is waiting for PostgreSQL: on two cores one worker would leave both of them idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A worker loads the server once and not once a file, which halves the time. So a test cleans up what it changes
    // outside of itself.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/slowest-in-vitest.ts'],
    projects: [
      {
        plugins: [words()],
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: [tests('packages'), tests('apps/web/src', '{ts,tsx}'), tests('scripts')],
          exclude: ['**/node_modules/**', ...exclude],
          setupFiles: ['tests/no-console-error.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: [tests('apps/server/src')],
          exclude,
          // Node reads the server's sources as it does when the product runs, so nothing has to be transformed.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['tests/no-console-error.ts', 'apps/server/src/testing/after-each-file.ts'],
          testTimeout: 40_000,
          hookTimeout: 40_000,
        },
      },
    ],
  },
});

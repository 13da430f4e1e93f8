import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { words } from './packages/words/src/inline/vite-plugin.ts';
import { LongestFirst } from './tests/longest-first.ts';

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
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          setupFiles: ['tests/no-console-error.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
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

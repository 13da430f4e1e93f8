import { words } from '@fourfold/words/vite';
import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { citations } from './mdx/citations.ts';

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** These files, and what they need that no group before has. */
const withWhatTheyNeed = (...files: string[]) => ({
  test: (id: string) => files.some((file) => id.includes(`/src/${file}`)),
});

/**
 * A file for what goes together. Left to itself the bundler makes one for every set of pages that share something: nearly
 * forty for the home page, most of them under 1 KB, which compress badly and which a phone may fetch six at a time.
 */
const groups = [
  // What only brings a page to life (`src/hydrate.tsx`) comes later and stays apart.
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, minShareCount: 2 },
  {
    name: 'every-page',
    ...withWhatTheyNeed(
      'root.tsx',
      'features/consent/consent-gate.tsx',
      'lib/use-hydrated.ts',
      'ui/pole-geometry.ts',
      'call.ts',
      'headers.ts',
    ),
  },
  {
    name: 'site',
    ...withWhatTheyNeed(
      'features/navigation/top-navigation.tsx',
      'features/navigation/site-footer.tsx',
      'features/leads/modal-button.tsx',
      'lib/long-day.ts',
      'ui/address-text.tsx',
      // A few bytes. Beside the chart, they would make the mini-course fetch the chart.
      'example-opportunities/index.ts',
    ),
  },
  {
    name: 'form',
    ...withWhatTheyNeed(
      'lib/use-form.ts',
      'ui/field.tsx',
      'ui/input.tsx',
      'ui/textarea.tsx',
      'ui/notice.tsx',
    ),
  },
  {
    name: 'question',
    ...withWhatTheyNeed(
      'ui/question-field.tsx',
      'ui/radio-cards.tsx',
      'ui/choice-problem.tsx',
      'ui/progress.tsx',
    ),
  },
  { name: 'dialog', ...withWhatTheyNeed('ui/dialog.tsx', 'lib/hold-focus.ts') },
  // Pages of several kinds draw these: with the articles they would all fetch the articles.
  {
    name: 'drawings',
    ...withWhatTheyNeed(
      'illustrations/step-mark.tsx',
      'illustrations/level-line.tsx',
      'illustrations/team-field.tsx',
      'ui/pole-marks.tsx',
    ),
  },
  {
    name: 'bands',
    ...withWhatTheyNeed(
      'features/leads/use-lead.ts',
      'features/leads/honeypot.tsx',
      'features/solutions/closing.tsx',
      'features/solutions/solution-hero.tsx',
      'features/solutions/solution-bands.tsx',
      'illustrations/line-ends.tsx',
      'ui/band-section.tsx',
      'ui/faq.tsx',
      'ui/point-list.tsx',
    ),
  },
  {
    name: 'article',
    ...withWhatTheyNeed('features/articles/article-page.tsx', 'features/articles/article-meta.ts'),
  },
  { name: 'chart', ...withWhatTheyNeed('charts/opportunities-chart/') },
];

export default defineConfig({
  plugins: [
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm, citations] }) },
    words(process.env.APP_LANGUAGE),
    tailwindcss(),
    reactRouter(),
  ],
  // Also says where `src/hydrate.tsx` went (`scripts/page-shells.ts`).
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The list of all of them travels with every page: their names are as short as the bundler allows.
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            codeSplitting: { groups },
          },
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/mailbox': server,
      '/healthz': server,
      '/readyz': server,
      '/metrics': server,
      '/logos': server,
    },
  },
});

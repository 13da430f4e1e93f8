import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { citations } from './mdx/citations.ts';

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  plugins: [
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm, citations] }) },
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The list of all of them travels with every page: their names are as short as the bundler allows.
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            // Every page needs all of it, and in one file it compresses better than in six.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                { name: 'common', test: /apps[\\/]web[\\/]src[\\/]/, minShareCount: 20 },
              ],
            },
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

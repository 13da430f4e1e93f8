import { words } from '@fourfold/words/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const folder = process.env.BUILD_FOLDER ?? 'build/dev';

/**
 * The respondent's page, which has no router: once for the browser, and with `--ssr` for the server, which draws it for
 * each link (docs/decisions/0029-the-respondents-page-is-drawn-by-the-server.md).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [words(process.env.APP_LANGUAGE), tailwindcss()],
  publicDir: false,
  logLevel: 'error',
  build: isSsrBuild
    ? {
        outDir: `${folder}/server`,
        minify: true,
        rolldownOptions: {
          input: 'src/respondent/server.tsx',
          output: { entryFileNames: 'respondent.js', codeSplitting: false },
        },
      }
    : {
        outDir: `${folder}/client`,
        emptyOutDir: false,
        // Says where the files went (`scripts/respondent-template.ts`).
        manifest: 'respondent.json',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/respondent/client.tsx',
          // What everyone needs is one file: React and the screens are asked for together or not at all.
          output: { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' },
        },
      },
  // Whole in itself: what the server runs does not depend on what was installed to build it.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}));

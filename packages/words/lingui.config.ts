import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { type CatalogConfig, defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { sentenceExtractor } from './src/extract/sentence-extractor.ts';
import { needsWords } from './src/inline/needs-words.ts';
import { sourceLanguage } from './src/languages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Where each part of the catalogue comes from; `npm run words` writes it. One folder a language. */
export default defineConfig({
  rootDir: root,
  locales: languages(),
  sourceLocale: sourceLanguage,
  format: formatter({ origins: false }),
  extractors: [sentenceExtractor, babelExtractor],
  catalogs: [
    ...partsOf('apps/web/src/features', 'screens'),
    ...['charts', 'illustrations', 'layouts', 'lib', 'root.tsx', 'routes', 'ui'].flatMap((name) =>
      part(`apps/web/src/${name}`, `screens/${path.parse(name).name}`),
    ),
    ...part('packages/contract/src', 'both-sides'),
    ...partsOf('apps/server/src/features', 'server'),
    ...part('apps/server/src/kernel', 'server/kernel'),
  ],
});

/** The source, and every folder beside it that somebody has made for a translation. */
function languages(): string[] {
  const others = globSync('*/', {
    cwd: import.meta.dirname,
    exclude: ['node_modules', 'src', sourceLanguage],
  });
  return [sourceLanguage, ...others.toSorted()];
}

/** A file of words for each feature that says something. */
function partsOf(folder: string, name: string): CatalogConfig[] {
  return globSync('*/', { cwd: path.join(root, folder) }).flatMap((feature) =>
    part(path.join(folder, feature), path.join(name, feature)),
  );
}

function part(place: string, name: string): CatalogConfig[] {
  const include = [place, ...globSync(`${place}/**/*.{ts,tsx}`, { cwd: root })].filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && needsWords.test(readFileSync(path.join(root, file), 'utf8')),
  );
  if (include.length === 0) return [];
  return [
    {
      path: `<rootDir>/packages/words/{locale}/${name}`,
      include: include.toSorted().map((file) => `<rootDir>/${file}`),
    },
  ];
}

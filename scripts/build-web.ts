/**
 * Builds the web app: pages and bundles by React Router, then a gzip and a brotli twin of every file that shrinks
 * (pages are compressed when the server has put its settings in). Builds beside the served folder and moves the files
 * over at the end, so that a running server never meets half a build.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipOf } from 'node:zlib';
import { isSpoken, translatedLanguages } from '@fourfold/words/catalogue';
import { speakUsually } from '@fourfold/words/language';
import { siteFolder, sourceLanguage } from '@fourfold/words/languages';
import { downloadsIn } from './downloads.ts';
import { writeLicences } from './licences/write-licences.ts';
import { writeShells } from './page-shells.ts';
import { writeRespondentTemplate } from './respondent-template.ts';
import { run } from './run.ts';
import { writeSharingPictures } from './sharing-pictures.ts';
import { filesBelow, swapBuild } from './swap-build.ts';

const [gzip, brotli] = [promisify(gzipOf), promisify(brotliCompress)];
const web = path.resolve(import.meta.dirname, '../apps/web');
const { APP_LANGUAGE: language = sourceLanguage } = process.env;
if (!isSpoken(language)) {
  console.error(`The setting APP_LANGUAGE must be one of ${translatedLanguages().join(', ')}.`);
  process.exit(1);
}
speakUsually(language);
const draftFolder = `build/next-${language}`;
const draft = path.join(web, draftFolder);
const output = path.join(web, 'build', siteFolder(language));

rmSync(draft, { recursive: true, force: true });
// Also where this is not run by npm, which would have put them on the path: in a container's build, say.
const bin = path.resolve(import.meta.dirname, '../node_modules/.bin');
// What does not wait for the pages is made beside them.
const [downloads] = await Promise.all([
  downloadsIn(language),
  build('react-router', 'build', '--logLevel', 'warn'),
]);
writeShells(path.join(draft, 'client'));
// Instead of what has prerendered the pages: what draws one as long as the product runs.
rmSync(path.join(draft, 'server'), { recursive: true, force: true });
const respondent = ['build', '--config', 'vite.respondent.config.ts'];
await Promise.all([build('vite', ...respondent), build('vite', ...respondent, '--ssr')]);
await writeRespondentTemplate(path.join(draft, 'client'));
refuseInline(path.join(draft, 'client'));
cpSync(downloads, path.join(draft, 'client/downloads'), { recursive: true });
writeSharingPictures(path.join(draft, 'client/sharing'));
writeLicences(path.join(draft, 'client/licences.txt'));
await compressBelow(path.join(draft, 'client'));
swapBuild(draft, output);

async function build(command: string, ...args: string[]): Promise<void> {
  await run(path.join(bin, command), args, {
    cwd: web,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      NODE_ENV: 'production',
      BUILD_FOLDER: draftFolder,
    },
  });
}

/** A strict Content-Security-Policy blocks both, and nobody would see it before a visitor does. */
function refuseInline(folder: string): void {
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'));
  if (pages.length < 2) throw new Error('The build made no pages.');
  const bad = pages.filter((file) =>
    /<[^>]*\s(on\w+|style)="/.test(withoutScripts(readFileSync(file, 'utf8'))),
  );
  if (bad.length > 0) throw new Error(`Inline handlers or styles in ${bad.join(', ')}`);
}

function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}

async function compressBelow(folder: string): Promise<void> {
  const files = filesBelow(folder).filter((name) =>
    /\.(js|css|svg|json|xml|txt|webmanifest|vtt)$/.test(name),
  );
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < 512) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [gzipped, brotlied] = await Promise.all([gzip(content, { level: 9 }), brotli(content, { params })]);
  writeFileSync(`${file}.gz`, gzipped);
  writeFileSync(`${file}.br`, brotlied);
}

/**
 * Builds the web app: pages and bundles by React Router, then a gzip and a brotli twin of every file that shrinks
 * (pages are compressed when the server has put its settings in). Builds beside the served folder and moves the files
 * over at the end, so that a running server never meets half a build.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { speakUsually } from '@fourfold/words/language';
import { siteFolder, sourceLanguage } from '@fourfold/words/languages';
import { writeDownloads } from './downloads.ts';
import { writeLicences } from './licences/write-licences.ts';
import { writeShells } from './page-shells.ts';
import { writeRespondentTemplate } from './respondent-template.ts';
import { writeSharingPictures } from './sharing-pictures.ts';
import { filesBelow, swapBuild } from './swap-build.ts';

const web = path.resolve(import.meta.dirname, '../apps/web');
const { APP_LANGUAGE: language = sourceLanguage } = process.env;
speakUsually(language);
const draftFolder = `build/next-${language}`;
const draft = path.join(web, draftFolder);
const output = path.join(web, 'build', siteFolder(language));

rmSync(draft, { recursive: true, force: true });
// Also where this is not run by npm, which would have put them on the path: in a container's build, say.
const bin = path.resolve(import.meta.dirname, '../node_modules/.bin');
build('react-router', 'build', '--logLevel', 'warn');
writeShells(path.join(draft, 'client'));
// Instead of what has prerendered the pages: what draws one as long as the product runs.
rmSync(path.join(draft, 'server'), { recursive: true, force: true });
build('vite', 'build', '--config', 'vite.respondent.config.ts');
build('vite', 'build', '--config', 'vite.respondent.config.ts', '--ssr');
await writeRespondentTemplate(path.join(draft, 'client'));
refuseInline(path.join(draft, 'client'));
writeDownloads(path.join(draft, 'client/downloads'), language);
writeSharingPictures(path.join(draft, 'client/sharing'));
writeLicences(path.join(draft, 'client/licences.txt'));
compressBelow(path.join(draft, 'client'));
swapBuild(draft, output);

function build(command: string, ...args: string[]): void {
  execFileSync(path.join(bin, command), args, {
    cwd: web,
    stdio: ['ignore', 'inherit', 'inherit'],
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

function compressBelow(folder: string): void {
  for (const file of filesBelow(folder).filter((name) =>
    /\.(js|css|svg|json|xml|txt|webmanifest|vtt)$/.test(name),
  )) {
    const content = readFileSync(file);
    if (content.length < 512) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  }
}

/**
 * The respondent's page without what a link opens: the server puts that in (`features/site/personal-page.ts`). It names
 * all that the page needs before it can be answered, so that it is fetched at once.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  openedLinkElement,
  pageHead,
  pages,
  respondentFiles,
  respondentTokens,
  respondentWorker,
  shellFile,
  siteJsonElement,
  siteJsonToken,
} from '@fourfold/contract/words';
import { currentLanguage } from '@fourfold/words/language';
import { tagOf } from './page-shells.ts';

interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly isEntry?: boolean;
}

export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/** Runs in browsers alone, whose names this script does not know. */
const assessment = path.resolve(import.meta.dirname, '../apps/web/src/features/assessment');
const early = path.join(assessment, 'early/note-early.ts');
const offline = path.join(assessment, 'offline/answer-offline.ts');

/** How long a page without an answer is waited for, in milliseconds, where the device has one. */
const patience = 4000;

export async function writeRespondentTemplate(folder: string): Promise<void> {
  const list = path.join(folder, 'respondent.json');
  const built = JSON.parse(readFileSync(list, 'utf8')) as BuiltFiles;
  rmSync(list);
  const file = path.join(folder, shellFile(pages.response));
  mkdirSync(path.dirname(file), { recursive: true });
  const { noteEarly }: { noteEarly: (script: string) => void } = await import(early);
  writeFileSync(file, respondentTemplate(built, inline(noteEarly)));
  const { answerOffline }: { answerOffline: (patience: number) => void } = await import(offline);
  writeFileSync(path.join(folder, respondentWorker), `(${inline(answerOffline)})(${patience})`);
  writeFileSync(path.join(folder, respondentFiles), JSON.stringify(offlineFiles(built)));
}

/** All that the page may ask for; the build is named by it, since names of files change with what is in them. */
export function offlineFiles(built: BuiltFiles): {
  readonly build: string;
  readonly files: readonly string[];
} {
  const names = Object.values(built).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const files = [...new Set(names)].map((name) => `/${name}`).toSorted();
  return { build: createHash('sha256').update(files.join()).digest('hex').slice(0, 12), files };
}

export function respondentTemplate(built: BuiltFiles, earlyScript: string): string {
  const entry = Object.values(built).find(({ isEntry }) => isEntry);
  const fonts = ['newsreader-display', 'newsreader'].map((name) => built[`src/fonts/${name}.woff2`]?.file);
  if (entry?.css?.length !== 1 || fonts.includes(undefined))
    throw new Error('The respondent’s page has no entry, or not its stylesheet and its fonts.');
  const language = currentLanguage();
  const [screen, opened] = respondentTokens;
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    ...pageHead(pages.response, language).map(tagOf),
    ...entry.css.map((href) => `<link rel="stylesheet" href="/${href}"/>`),
    ...fonts.map(
      (href) => `<link rel="preload" href="/${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    ),
    `<script>(${earlyScript})("/${entry.file}")</script>`,
    `<link rel="modulepreload" href="/${entry.file}" fetchpriority="low"/>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"/>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    `<script type="application/json" id="${siteJsonElement}">${siteJsonToken}</script></head>`,
    `<body><div id="screen">${screen}</div>`,
    `<script type="application/json" id="${openedLinkElement}">${opened}</script></body></html>`,
  ].join('');
}

/** Its source on one line, without its notes and the blanks that Node leaves in the place of types. */
export const inline = (run: (given: never) => void): string =>
  String(run)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');

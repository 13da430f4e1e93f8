import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
export const webFonts = path.join(root, 'apps/web/src/fonts');
export const fontFolders = [webFonts, path.join(root, 'apps/server/src/kernel/documents/fonts')];

/** The licence's name at its head, whichever case it is written in. */
const isOpenFontLicence = (text: string) =>
  /SIL OPEN FONT LICENSE/i.test(text) && text.includes('Version 1.1');

/** Fonts without the text of their licence beside them: `newsreader-italic.woff2` needs `newsreader.OFL.txt`. */
export function fontsWithoutLicence(folder: string): string[] {
  const names = readdirSync(folder);
  const licensed = names
    .filter((name) => name.endsWith('.OFL.txt'))
    .filter((name) => isOpenFontLicence(readFileSync(path.join(folder, name), 'utf8')))
    .map((name) => name.slice(0, -'.OFL.txt'.length));
  return names.filter(
    (name) => /\.(ttf|otf|woff2?)$/.test(name) && !licensed.some((family) => name.startsWith(family)),
  );
}

/** The texts of all fonts in a folder, for a file beside them wherever they are handed on. */
export function fontLicences(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.OFL.txt'))
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim())
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

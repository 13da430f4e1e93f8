/** Fails when a source holds a text that no catalogue has. Wrap it in a macro or in `say`, or tell `exceptions.ts` why not. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract, type Exceptions, screens, server } from './exceptions.ts';
import { findLiteralTexts } from './find-literal-texts.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

function textsIn({ folder, side, forNobody, noTexts }: Exceptions): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder) })
    .filter((file) => !/\.test\.|\.d\.ts$|\.generated\./.test(file) && !forNobody.test(file))
    .toSorted()
    .flatMap((file) =>
      findLiteralTexts(readFileSync(path.join(root, folder, file), 'utf8'), file, side)
        .filter(({ text }) => !noTexts[file]?.includes(text))
        .map(({ line, text }) => `${folder}/${file}:${line} says outside of the catalogue: ${text}`),
    );
}

const found = [screens, contract, server].flatMap(textsIn);
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);

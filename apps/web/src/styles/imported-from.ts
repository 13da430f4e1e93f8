import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const src = path.resolve(import.meta.dirname, '..');

/**
 * Every file of ours that these import, at once or later, but for another layout: it brings its own stylesheet.
 * For the tests of what a stylesheet is made from.
 */
export function importedFrom(...entries: string[]): string[] {
  const found = new Set<string>();
  const todo = entries.map((file) => path.join(src, file));
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+)'/g);
    for (const [, target = ''] of imports) {
      const imported = path.resolve(path.dirname(file), target);
      if (path.dirname(imported) !== path.join(src, 'layouts')) todo.push(imported);
    }
  }
  return [...found].map((file) => path.relative(src, file));
}

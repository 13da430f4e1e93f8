import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontLicences, webFonts } from './font-licences.ts';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** What the web app's pages may carry of others: its dependencies and theirs, our own packages' too. */
function carried(): string[] {
  const found = new Set<string>();
  const waiting = [path.join(root, 'apps/web')];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(path.join(modules, name));
    }
  }
  return [...found].filter((name) => !name.startsWith('@fourfold/')).toSorted();
}

function licenceText(name: string): string {
  const folder = path.join(modules, name);
  const { version, license = '' } = manifestOf(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  const text = file === undefined ? '' : `\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
  return `${name} ${version} (${license})${text}`;
}

/** The licences of fonts and packages that visitors get, as those ask for. */
export function writeLicences(file: string): void {
  const parts = [fontLicences(webFonts), ...carried().map(licenceText)];
  writeFileSync(file, `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

/**
 * A shell for each page that is drawn in the browser. It names what that page needs, so that all of it is fetched at
 * once; the shell of React Router knows only what all pages share, and the rest would begin when that has run. And it
 * says what the page is, for people who read it without running scripts.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HeadTag, type PageName, pageHead, pages, shellFile } from '@fourfold/contract/words';
import { currentLanguage } from '@fourfold/words/language';

interface BuiltRoute {
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
}
export interface Built {
  routes: Record<string, BuiltRoute>;
  /** What brings a page to life, which its entry asks for by itself (`apps/web/src/entry.client.tsx`). */
  hydration: string;
}

export function writeShells(folder: string): void {
  const shell = readFileSync(path.join(folder, '__spa-fallback.html'), 'utf8');
  const built = { ...readManifest(path.join(folder, 'assets')), hydration: takeHydration(folder) };
  for (const [name, page] of Object.entries(pages)) {
    if (page.kind !== 'application') continue;
    const file = path.join(folder, shellFile(page));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, shellOf(shell, built, name as PageName));
  }
}

/** In front of what the shell names itself: a stylesheet that comes with another screen later must win. */
export function shellOf(shell: string, built: Built, name: PageName): string {
  const routes = lineOf(built, name);
  const styles = unique(routes.flatMap(({ css }) => css ?? []));
  const modules = unique([
    ...routes.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
    built.hydration,
  ]);
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}"/>`),
    ...modules
      .filter((href) => !shell.includes(href))
      .map((href) => `<link rel="modulepreload" href="${href}"/>`),
  ];
  const at = shell.indexOf('<link ');
  if (at === -1 || styles.length === 0)
    throw new Error(`The page ${name} has no stylesheet, or its shell no links.`);
  return (
    shell.slice(0, at) +
    pageHead(pages[name], currentLanguage()).map(tagOf).join('') +
    links.join('') +
    shell.slice(at)
  );
}

/** Marked, so that the page takes them away when it brings its own (`apps/web/src/lib/leave-shell.ts`). */
export function tagOf(tag: HeadTag): string {
  if ('title' in tag) return `<title data-shell>${escaped(tag.title)}</title>`;
  const [kind, name] = 'name' in tag ? ['name', tag.name] : ['property', tag.property];
  return `<meta ${kind}="${name}" content="${escaped(tag.content)}" data-shell/>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The route and what it lies in, the outermost first. */
function lineOf(built: Built, id: string): BuiltRoute[] {
  const route = built.routes[id];
  if (route === undefined) throw new Error(`The build has no route ${id}.`);
  return [...(route.parentId === undefined ? [] : lineOf(built, route.parentId)), route];
}

function readManifest(folder: string): Pick<Built, 'routes'> {
  const file = readdirSync(folder).find((name) => /^manifest-.+\.js$/.test(name));
  if (file === undefined) throw new Error('The build has no manifest of its routes.');
  const text = readFileSync(path.join(folder, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Pick<Built, 'routes'>;
}

/** From Vite's list of files, which is not for visitors. */
function takeHydration(folder: string): string {
  const notes = path.join(folder, '.vite');
  const built = JSON.parse(readFileSync(path.join(notes, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >;
  const found = built['src/hydrate.tsx'];
  if (found === undefined) throw new Error('The build has no file that brings its pages to life.');
  rmSync(notes, { recursive: true });
  return `/${found.file}`;
}

const unique = (items: readonly string[]) => [...new Set(items)];

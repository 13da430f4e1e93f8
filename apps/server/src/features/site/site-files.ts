import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DrawRespondent, respondentRenderer, type SiteSettings } from '@fourfold/contract/words';
import { type LoadedPage, loadPages } from './load-pages.ts';

/** What one build of the web app and one set of settings make. */
export interface Site {
  readonly settings: SiteSettings;
  readonly pages: ReadonlyMap<string, LoadedPage>;
  readonly draw: DrawRespondent;
}

export async function loadSite(folder: string, settings: SiteSettings): Promise<Site> {
  const [pages, draw] = await Promise.all([
    loadPages(path.join(folder, 'client'), settings),
    loadRenderer(path.join(folder, respondentRenderer)),
  ]);
  return { settings, pages, draw };
}

/** By its age, so that it is never older than the pages that are read beside it. */
async function loadRenderer(file: string): Promise<DrawRespondent> {
  if (!existsSync(file)) throw new Error(`${file} is missing: the web app has to be built again.`);
  const { draw } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
  return draw;
}

import { type PageName, pages } from '@fourfold/contract/words';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { breadcrumbData } from '../../lib/structured-data.ts';

/** The chapters of the technical manual, whose texts are those of the folder `docs/manual`, in their order. */
export const chapters = [
  'manualMeasures',
  'manualDevelopment',
  'manualReliability',
  'manualValidity',
  'manualFairness',
  'manualNorms',
  'manualScoring',
  'manualUse',
  'manualChanges',
  'certificate',
] as const satisfies readonly PageName[];

export type ManualPageName = 'manual' | (typeof chapters)[number];

export function manualMeta(name: ManualPageName): MetaDescriptor[] {
  const trail = name === 'manual' ? [pages.manual] : [pages.manual, pages[name]];
  return pageMeta(pages[name].path, breadcrumbData(trail));
}

/** What a chapter is called beside the others: without the name of the manual. */
export function chapterName(name: (typeof chapters)[number]): string {
  const title = pages[name].title().replace(/^.*: /, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * Where a link of the texts leads on the site: in the folder they are files beside one another.
 *
 * Example: `addressOf('../certificate.md')` is `/method/manual/certificate`.
 */
export function addressOf(href: string): string {
  const file = /^(?:\.\.\/)?([\w-]+)\.md$/.exec(href)?.[1];
  if (file === undefined) return href;
  return file === 'README' ? pages.manual.path : `${pages.manual.path}/${file}`;
}

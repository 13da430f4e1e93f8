import { pages } from '@fourfold/contract/words';
import { expect, it } from 'vitest';
import { currentPage } from './current-page.ts';

const places = [pages.people.path, pages.culture.path, pages.hires.path];
const marked = (pathname: string) =>
  places.flatMap((to) => {
    const current = currentPage(to, pathname);
    return current === undefined ? [] : [[to, current]];
  });

it('marks the page itself, and the part of the dashboard that a page belongs to', () => {
  expect(marked('/dashboard/hires/')).toEqual([[pages.hires.path, 'page']]);
  expect(marked('/dashboard')).toEqual([[pages.culture.path, 'page']]);
  expect(marked('/dashboard/hires/1')).toEqual([[pages.hires.path, 'true']]);
  expect(marked('/dashboard/people/1')).toEqual([[pages.people.path, 'true']]);
  expect(marked('/articles/1')).toEqual([]);
});

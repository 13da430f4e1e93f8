import { pageList } from '@fourfold/contract/words';
import { expect, it } from 'vitest';
import { robots, sitemap } from './search-engines.ts';

it('lists every public page once, and none that is hidden or personal', () => {
  const listed = [...sitemap('https://example.com').matchAll(/<loc>https:\/\/example\.com(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain('/');
  expect(listed).toContain('/webinars/culture-fit-hiring');
  for (const { path, hidden, kind } of pageList)
    expect([path, listed.includes(path)]).toEqual([path, kind === 'prerendered' && hidden !== true]);
});

it('leads search engines to the list, and away from calls and files', () => {
  expect(robots('https://example.com')).toContain('Sitemap: https://example.com/sitemap.xml');
  expect(robots('https://example.com')).toContain('Disallow: /api/');
});

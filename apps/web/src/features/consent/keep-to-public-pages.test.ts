import { pages } from '@fourfold/contract/words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToPublicPages } from './keep-to-public-pages.ts';

const origin = 'https://example.com';
let opened: string[];
let page: EventTarget;
let place: { href: string };

beforeEach(() => {
  opened = [];
  page = new EventTarget();
  const open = (how: string) => (url: string | URL) => opened.push(`${how} ${url}`);
  place = Object.assign(
    { href: `${origin}/` },
    { assign: open('document'), replace: open('document instead'), reload: () => open('document')('again') },
  );
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _unused: string, url: string) => opened.push(`push ${url}`),
    replaceState: (_state: unknown, _unused: string, url: string) => opened.push(`replace ${url}`),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  keepToPublicPages();
});
afterEach(() => vi.unstubAllGlobals());

describe('a document that holds a tag', () => {
  it('goes on to public pages', () => {
    history.pushState(null, '', pages.privacyPolicy.path);
    history.replaceState(null, '', '?page=2');
    history.replaceState({ index: 1 }, '');
    expect(opened).toEqual(['push /privacy-policy', 'replace ?page=2', 'replace undefined']);
  });

  it.each([
    pages.login.path,
    `${pages.login.path}?redirect=%2Fdashboard`,
    new URL(pages.dashboard.path, origin),
    '/survey/responses/example?e=1&s=secret',
  ])('gives way to one without at %s', (url) => {
    history.pushState(null, '', url);
    history.replaceState(null, '', url);
    expect(opened).toEqual([`document ${url}`, `document instead ${url}`]);
  });

  it('says nothing of the way back to such a page', () => {
    const heard: string[] = [];
    page.addEventListener('popstate', () => heard.push(place.href));
    page.dispatchEvent(new Event('popstate'));
    place.href = `${origin}${pages.login.path}`;
    page.dispatchEvent(new Event('popstate'));
    expect([heard, opened]).toEqual([[`${origin}/`], ['document again']]);
  });
});

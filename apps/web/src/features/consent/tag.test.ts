import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Module from './tag.ts';

interface Cookie {
  readonly name: string;
  readonly domain: string;
}

/** As a browser keeps them on `www.example.co.uk`: the same name may lie there for several domains. */
let cookies: Cookie[];
let stored: Record<string, string>;
let scripts: { src?: string }[];
let tag: typeof Module;

const host = 'www.example.co.uk';
const id = 'G-TEST';
const consent = (analytics: boolean, marketing: boolean) => ({
  essential: true as const,
  analytics,
  marketing,
});
const names = () => cookies.map(({ name }) => name);
const isOff = () => Reflect.get(window, `ga-disable-${id}`);

beforeEach(async () => {
  cookies = [
    { name: 'csrf_token', domain: host },
    { name: '_gabriel', domain: host },
    { name: '_ga', domain: 'example.co.uk' },
    { name: '_ga_TEST', domain: 'example.co.uk' },
    { name: '_gid', domain: host },
    { name: '_gcl_au', domain: 'example.co.uk' },
    { name: '_gac_G-TEST', domain: host },
  ];
  stored = { cookieConsent: '{}', _gcl_ls: '1' };
  scripts = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { hostname: host });
  Object.defineProperty(stored, 'removeItem', {
    value: (name: string) => Reflect.deleteProperty(stored, name),
  });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.map(({ name }) => `${name}=1`).join('; ');
    },
    set cookie(text: string) {
      const [name] = text.split('=');
      const domain = /domain=\.?([^;]+)/.exec(text)?.[1] ?? host;
      expect(text).toMatch(/^[^=]+=; path=\/; max-age=0/);
      cookies = cookies.filter((cookie) => !(cookie.name === name && cookie.domain === domain));
    },
    createElement: () => ({ addEventListener: () => undefined }),
    head: { append: (script: { src?: string }) => scripts.push(script) },
  });
  vi.resetModules();
  tag = await import('./tag.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe("the operator's tag", () => {
  it('comes once when something is allowed, on public pages only', () => {
    tag.followConsent(id, consent(true, false), false);
    expect(scripts).toEqual([]);
    tag.followConsent(id, consent(true, false), true);
    tag.followConsent(id, consent(true, true), true);
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  });

  it('is told to stop when nothing is allowed any more, and to go on when something is', () => {
    tag.followConsent(id, consent(true, true), true);
    expect(isOff()).toBe(false);
    tag.followConsent(id, consent(false, false), true);
    expect(isOff()).toBe(true);
    tag.followConsent(id, consent(true, false), true);
    expect(isOff()).toBe(false);
  });
});

describe('what a tag leaves in the browser', () => {
  it('stays while its category is allowed', () => {
    const before = names();
    tag.followConsent(id, consent(true, true), true);
    expect(names()).toEqual(before);
    expect(Object.keys(stored)).toEqual(['cookieConsent', '_gcl_ls']);
  });

  it('goes with the withdrawn marketing, for whichever domain it was set', () => {
    tag.followConsent(id, consent(true, false), true);
    expect(names()).toEqual(['csrf_token', '_gabriel', '_ga', '_ga_TEST', '_gid']);
    expect(Object.keys(stored)).toEqual(['cookieConsent']);
  });

  it('goes with the withdrawn analytics', () => {
    tag.followConsent(id, consent(false, true), true);
    expect(names()).toEqual(['csrf_token', '_gabriel', '_gcl_au', '_gac_G-TEST']);
    expect(Object.keys(stored)).toEqual(['cookieConsent', '_gcl_ls']);
  });

  it.each([consent(false, false), null])('goes altogether for %j, also on pages without a tag', (nothing) => {
    tag.followConsent(id, nothing, false);
    expect(names()).toEqual(['csrf_token', '_gabriel']);
    expect(Object.keys(stored)).toEqual(['cookieConsent']);
  });
});

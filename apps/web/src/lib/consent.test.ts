import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Module from './consent.ts';

/** What the tabs of one browser share. */
let storage: Map<string, string>;
let tab: EventTarget & { dataLayer?: unknown[] };
let consent: typeof Module;

beforeEach(async () => {
  storage = new Map();
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  vi.resetModules();
  consent = await import('./consent.ts');
});
afterEach(() => vi.unstubAllGlobals());

const kept = (analytics: boolean, marketing: boolean) =>
  JSON.stringify({ essential: true, analytics, marketing });

function elsewhere(value: string | null, event = 'storage'): void {
  if (value === null) storage.clear();
  else storage.set('cookieConsent', value);
  tab.dispatchEvent(new Event(event));
}

/** Notes what the page is told, and what it then finds. */
function listen() {
  const heard: unknown[] = [];
  consent.storedConsent();
  consent.onConsent(() => heard.push(consent.storedConsent()));
  return heard;
}

const lastSignal = () => Object(tab.dataLayer?.at(-1))[2];
const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

describe('what another tab decides', () => {
  it('holds here at once: the banner goes, and the tag is told category by category', () => {
    const heard = listen();
    expect(consent.isConsentAsked()).toBe(true);
    elsewhere(kept(true, false));
    expect(heard).toEqual([{ essential: true, analytics: true, marketing: false }]);
    expect(consent.isConsentAsked()).toBe(false);
    expect(tab.dataLayer?.slice(0, 3)).toEqual([
      { event: 'consent_update', category: 'essential', consent: 'granted' },
      { event: 'consent_update', category: 'analytics', consent: 'granted' },
      { event: 'consent_update', category: 'marketing', consent: 'revoked' },
    ]);
    expect(lastSignal()).toEqual({ ...denied, analytics_storage: 'granted' });
  });

  it('takes a consent back that was given here', () => {
    const heard = listen();
    consent.choose({ analytics: true, marketing: true });
    elsewhere(kept(false, false));
    expect(heard.at(-1)).toEqual({ essential: true, analytics: false, marketing: false });
    expect(lastSignal()).toEqual(denied);
  });

  it('closes a banner that was reopened here', () => {
    listen();
    consent.choose({ analytics: true, marketing: true });
    consent.reopenConsent({ currentTarget: {} as HTMLElement });
    elsewhere(kept(false, true));
    expect([consent.isConsentAsked(), consent.consentReopening()]).toEqual([false, null]);
  });

  it.each([
    '',
    'yes',
    'null',
    '[]',
    '{"analytics":1,"marketing":true}',
    '{"analytics":true}',
    '{"essential"',
    null,
  ])('is no consent when it is %j: everything is denied and asked again', (value) => {
    const heard = listen();
    consent.choose({ analytics: true, marketing: true });
    elsewhere(value);
    expect(heard.at(-1)).toBeNull();
    expect(consent.isConsentAsked()).toBe(true);
    expect(lastSignal()).toEqual(denied);
  });

  it('is found by a page that comes back without having heard of it', () => {
    const heard = listen();
    elsewhere(kept(true, true), 'pageshow');
    expect(heard).toEqual([{ essential: true, analytics: true, marketing: true }]);
  });

  it('is said once, and nothing is said of other things that are stored', () => {
    const heard = listen();
    consent.onConsent(() => undefined);
    elsewhere(kept(true, true));
    storage.set('draft', 'a');
    tab.dispatchEvent(new Event('storage'));
    tab.dispatchEvent(new Event('pageshow'));
    expect(heard).toHaveLength(1);
    expect(tab.dataLayer).toHaveLength(4);
  });
});

describe('the banner', () => {
  it('closes without a change when it was reopened', () => {
    consent.choose({ analytics: true, marketing: false });
    const said = tab.dataLayer?.length;
    consent.reopenConsent({ currentTarget: {} as HTMLElement });
    expect(consent.isConsentAsked()).toBe(true);
    consent.closeConsent();
    expect(consent.isConsentAsked()).toBe(false);
    expect([storage.get('cookieConsent'), tab.dataLayer?.length]).toEqual([kept(true, false), said]);
  });

  it('stays until it is answered, also when its reopening was asked for', () => {
    consent.reopenConsent({ currentTarget: {} as HTMLElement });
    consent.closeConsent();
    expect(consent.isConsentAsked()).toBe(true);
    consent.choose({ analytics: false, marketing: false });
    expect(consent.isConsentAsked()).toBe(false);
  });

  it.each(['getItem', 'setItem'] as const)('stays answered in a browser that refuses %s', (call) => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => undefined,
      [call]: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    });
    listen();
    consent.choose({ analytics: true, marketing: false });
    tab.dispatchEvent(new Event('pageshow'));
    expect(consent.isConsentAsked()).toBe(false);
    expect(consent.storedConsent()).toEqual({ essential: true, analytics: true, marketing: false });
  });
});

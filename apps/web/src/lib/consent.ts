import { note, tagCommand } from './data-layer.ts';

/** What a visitor allows. The cookies that the product itself needs are not a choice. */
export interface Consent {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** A press on what reopens the banner: a new one each time, so that every press is heard. */
interface Reopening {
  readonly by: HTMLElement;
}

const key = 'cookieConsent';
const listeners = new Set<() => void>();
/** For a browser that keeps nothing: the choice then holds until the page is closed. */
let current: Consent | null | undefined;
/** What lay in the browser's storage when this tab last looked. */
let seen: string | null = null;
let reopening: Reopening | null = null;
let signalled = false;

export function storedConsent(): Consent | null {
  if (current === undefined) current = read();
  return current;
}

function read(): Consent | null {
  seen = kept();
  try {
    const { analytics, marketing } = JSON.parse(seen ?? '') ?? {};
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
    return { essential: true, analytics, marketing };
  } catch {
    return null;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the choice, and says it category by category and in the words of Google's consent mode. */
export function choose(choice: Omit<Consent, 'essential'>): void {
  const consent: Consent = { essential: true, ...choice };
  try {
    localStorage.setItem(key, JSON.stringify(consent));
  } catch {
    // Asked again on the next page.
  }
  seen = kept();
  hold(consent);
}

/** Another tab has decided, or this one comes back from where it heard nothing. */
function follow(): void {
  if (current !== undefined && kept() !== seen) hold(read());
}

/** What nobody can read any more is no consent: everything is denied, and asked again. */
function hold(consent: Consent | null): void {
  current = consent;
  reopening = null;
  for (const category of ['essential', 'analytics', 'marketing'] as const) {
    const granted = category === 'essential' || consent?.[category];
    note({ event: 'consent_update', category, consent: granted ? 'granted' : 'revoked' });
  }
  signal('update', consent);
  tellAll();
}

/** Denied, all of it, before there could be a tag to hear it; then what was chosen before. */
export function signalFromTheStart(): void {
  if (signalled) return;
  signalled = true;
  signal('default', null);
  const before = storedConsent();
  if (before !== null) signal('update', before);
}

function signal(kind: 'default' | 'update', consent: Consent | null): void {
  const word = (allowed: boolean | undefined) => (allowed ? 'granted' : 'denied');
  const marketing = word(consent?.marketing);
  tagCommand('consent', kind, {
    analytics_storage: word(consent?.analytics),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  });
}

/** Someone wants to change their mind. */
export function reopenConsent(press: { readonly currentTarget: HTMLElement }): void {
  reopening = { by: press.currentTarget };
  tellAll();
}

/** They leave it as it was. Who has never answered is still asked. */
export function closeConsent(): void {
  if (storedConsent() === null) return;
  reopening = null;
  tellAll();
}

export const consentReopening = () => reopening;
export const isConsentAsked = () => reopening !== null || storedConsent() === null;

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  // As often as one likes: the same function listens once. A page that was kept for the way back hears of no storage.
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

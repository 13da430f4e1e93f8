import { note, tagCommand } from './data-layer.ts';

/** What a visitor allows. The cookies that the product itself needs are not a choice. */
export interface Consent {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

const key = 'cookieConsent';
const listeners = new Set<() => void>();
/** For a browser that keeps nothing: the choice then holds until the page is closed. */
let current: Consent | null | undefined;
let reopened = false;
let signalled = false;

export function storedConsent(): Consent | null {
  if (current === undefined) current = read();
  return current;
}

function read(): Consent | null {
  try {
    const { analytics, marketing } = JSON.parse(localStorage.getItem(key) ?? '') ?? {};
    if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
    return { essential: true, analytics, marketing };
  } catch {
    return null;
  }
}

/** Keeps the choice, and says it category by category and in the words of Google's consent mode. */
export function choose(choice: Omit<Consent, 'essential'>): void {
  current = { essential: true, ...choice };
  reopened = false;
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Asked again on the next page.
  }
  for (const category of ['essential', 'analytics', 'marketing'] as const)
    note({ event: 'consent_update', category, consent: current[category] ? 'granted' : 'revoked' });
  signal('update', current);
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

/** Somebody wants to change their mind. */
export function reopenConsent(): void {
  reopened = true;
  tellAll();
}

export const isConsentAsked = () => reopened || storedConsent() === null;

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

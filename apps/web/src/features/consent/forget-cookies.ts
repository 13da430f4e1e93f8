import type { Consent } from '../../lib/consent.ts';

/** As Google names them, of its tag and of what its tag manager brings. */
const namesOf = {
  analytics: /^(_ga|_ga_.+|_gid|_gat.*|_gaexp.*|_dc_gtm_.+|FPID|FPLC)$/,
  marketing: /^(_gcl_.+|_gac_.+|FPAU|FPGCL.+|__gads|__gpi|__gsas)$/,
} as const;

/** Takes away what a category that is not allowed has left in the browser. */
export function forgetCookies(consent: Pick<Consent, 'analytics' | 'marketing'> | null): void {
  const denied = (['analytics', 'marketing'] as const).filter((category) => consent?.[category] !== true);
  const isDenied = (name: string) => denied.some((category) => namesOf[category].test(name));
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (isDenied(name)) forgetCookie(name);
  }
  try {
    for (const name of Object.keys(localStorage)) if (isDenied(name)) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** A tag sets its cookies for the widest domain that the browser lets it; which one that was, a cookie does not say. */
function forgetCookie(name: string): void {
  const labels = location.hostname.split('.');
  const scopes = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const scope of ['', ...scopes]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not in every browser yet
    document.cookie = `${name}=; path=/; max-age=0${scope}`;
  }
}

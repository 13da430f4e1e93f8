import type { Consent } from '../../lib/consent.ts';
import { note, tagCommand } from '../../lib/data-layer.ts';
import { site } from '../../lib/site.ts';

const host = 'https://www.googletagmanager.com';
let loaded = false;

/** Loads the operator's tag once somebody allows it; takes its cookies away when nothing is allowed any more. */
export function followConsent(consent: Consent | null): void {
  if (consent?.analytics || consent?.marketing) load(site.analyticsId);
  else forgetCookies();
}

function load(id: string): void {
  if (loaded) return;
  loaded = true;
  const isManager = id.startsWith('GTM-');
  if (isManager) note({ event: 'gtm.js', 'gtm.start': Date.now() });
  else {
    tagCommand('js', new Date());
    tagCommand('config', id);
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = `${host}/${isManager ? 'gtm.js' : 'gtag/js'}?id=${id}`;
  document.head.append(script);
}

function forgetCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => /^_g(a|id|at|cl)/.test(name));
  const domain = location.hostname.split('.').slice(-2).join('.');
  for (const name of names) {
    for (const scope of ['', `; domain=.${domain}`, `; domain=.${location.hostname}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not in every browser yet
      document.cookie = `${name}=; path=/; max-age=0${scope}`;
    }
  }
}

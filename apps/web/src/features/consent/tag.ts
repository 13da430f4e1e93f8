import type { Consent } from '../../lib/consent.ts';
import { note, tagCommand } from '../../lib/data-layer.ts';
import { forgetCookies } from './forget-cookies.ts';
import { keepToPublicPages } from './keep-to-public-pages.ts';

const host = 'https://www.googletagmanager.com';
let loaded = false;

/** Loads the operator's tag once someone allows it, on a page that may have one; takes away what is not allowed. */
export function followConsent(id: string, consent: Consent | null, mayLoad: boolean): void {
  const isAllowed = consent?.analytics === true || consent?.marketing === true;
  // One that is there already would go on counting, without cookies; this is how Google's tag is told to stop.
  Reflect.set(window, `ga-disable-${id}`, !isAllowed);
  forgetCookies(consent);
  if (isAllowed && mayLoad) load(id);
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
  // After the tag has put itself between: what is refused here is then no news to it.
  script.addEventListener('load', keepToPublicPages);
  script.src = `${host}/${isManager ? 'gtm.js' : 'gtag/js'}?id=${id}`;
  document.head.append(script);
}

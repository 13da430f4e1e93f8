import { pageAt } from '@fourfold/contract/words';

/**
 * A tag that has come stays until its document goes, and hears of every address that this document takes on. So from
 * then on the pages without a tag are opened as documents of their own: the tag learns of neither address nor title.
 */
export function keepToPublicPages(): void {
  const isHidden = (url: string | URL) => pageAt(new URL(url, location.href).pathname)?.hidden === true;
  for (const [call, open] of [
    ['pushState', 'assign'],
    ['replaceState', 'replace'],
  ] as const) {
    const original = history[call].bind(history);
    history[call] = (state, unused, url) => {
      if (url && isHidden(url)) location[open](url);
      else original(state, unused, url);
    };
  }
  // Back to a page that was opened before the tag had come.
  const onReturn = (event: Event) => {
    if (!isHidden(location.href)) return;
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener('popstate', onReturn, true);
}

import { topDialog } from './top-dialog.ts';

/** As long as a screen may take to change after what was done. */
const watchedMs = 5000;
const parts = 'section,article,main';

/**
 * Remembers what has the focus, or will get it back. Called later, the answer gives it back; where that is gone because
 * the page has changed, or goes soon after, to the heading of what it stood in, or else of the page. A focus that has
 * gone elsewhere stays.
 */
export function holdFocus(opener: Element | null = document.activeElement): () => void {
  const places: Element[] = [];
  for (let place = opener?.closest(parts); place; place = place.parentElement?.closest(parts))
    places.push(place);

  /** False while what has taken its place is still on its way, and has no heading. */
  function moveOn(): boolean {
    if (!isNowhere()) return true;
    const dialog = topDialog();
    const around =
      dialog === null
        ? // What passes over the page, as a notification does, stands outside of it and has no heading.
          [...places.filter(({ isConnected }) => isConnected), ...document.querySelectorAll('main')]
        : [dialog];
    return around.some(focusHeading);
  }

  return () => {
    if (!isNowhere() && document.activeElement !== opener) return;
    const isGone = () => !(opener instanceof HTMLElement && isThere(opener));
    if (isGone() && moveOn()) return;
    if (opener instanceof HTMLElement && !isGone()) opener.focus();
    const observer = new MutationObserver(() => {
      if (isGone() && moveOn()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), watchedMs);
  };
}

/** Moves the focus to the heading of a part; false where it has none. */
export function focusHeading(part: Element): boolean {
  const heading = part.querySelector<HTMLElement>('h1,h2,h3');
  if (heading === null) return false;
  heading.classList.add('outline-none');
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Nothing on the page behind a dialog that is open can have the focus. */
export function isNowhere(): boolean {
  const dialog = topDialog();
  return dialog === null
    ? document.activeElement === document.body
    : !dialog.contains(document.activeElement) || document.activeElement === dialog;
}

function isThere(opener: HTMLElement): boolean {
  const dialog = topDialog();
  const isBehind = dialog !== null && !dialog.contains(opener);
  return opener.isConnected && opener.checkVisibility() && opener !== document.body && !isBehind;
}

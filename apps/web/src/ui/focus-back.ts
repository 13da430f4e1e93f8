import { topDialog } from './top-dialog.ts';

/** To what opened the dialog; where that is gone, to the heading of what stands there now. */
export async function giveFocusBack(opener: HTMLElement | null): Promise<void> {
  // An entry of a menu is gone by then, and the menu has taken the focus for itself.
  await new Promise(requestAnimationFrame);
  const below = topDialog();
  const { activeElement, body } = document;
  // The browser may have given it back already. On the page behind a dialog that is still open nothing can take it.
  const isElsewhere = below === null ? activeElement !== body : below.contains(activeElement);
  if (isElsewhere && activeElement !== opener) return;
  if (opener?.isConnected && opener !== body && (below === null || below.contains(opener))) {
    opener.focus();
    headingAfter(opener);
  } else focusHeading();
}

const isNowhere = () => document.activeElement === document.body;

function focusHeading(): void {
  const dialog = topDialog();
  const heading: HTMLElement | null | undefined =
    dialog === null
      ? document.querySelector('main')?.querySelector('h1')
      : dialog.querySelector('[data-title]');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What a dialog has done may draw the screen anew: where that takes the opener away, the heading has the focus. */
function headingAfter(opener: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected && opener.checkVisibility()) return;
    observer.disconnect();
    if (isNowhere()) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), redrawnWithinMs);
}

const redrawnWithinMs = 5000;

import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { closeConsent, consentReopening, onConsent } from '../../lib/consent.ts';

/**
 * The banner that a page shows by itself takes no focus. One that someone reopens gets it, and Escape closes that one
 * as it was. However a banner goes that held the focus, the focus goes back to where it was before.
 */
export function useBannerFocus(banner: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const reopening = useSyncExternalStore(onConsent, consentReopening, () => null);

  useEffect(() => {
    // Anyone who went on while the banner was fetched is not called back; and another layout has another footer.
    if (!reopening?.by.isConnected || !(isNowhere() || document.activeElement === reopening.by)) return;
    opener.current = reopening.by;
    focusFirst(banner.current);
  }, [reopening, banner]);

  useEffect(() => {
    if (reopening === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isHere = isNowhere() || banner.current?.contains(document.activeElement);
      if (event.key === 'Escape' && isHere && !event.defaultPrevented) closeConsent();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [reopening, banner]);

  // Before the banner leaves the document, which would leave the focus nowhere.
  useLayoutEffect(() => {
    const element = banner.current;
    return () => {
      const wasHere = element?.contains(document.activeElement);
      // Safari gives no button the focus that is pressed with the mouse.
      if (wasHere || (opener.current !== null && isNowhere())) giveBack(opener.current ?? before.current);
    };
  }, [banner]);

  return ({ relatedTarget: from, currentTarget }: FocusEvent<HTMLElement>) => {
    if (from instanceof HTMLElement && !currentTarget.contains(from)) before.current = from;
  };
}

export const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

export function focusFirst(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('button, input:enabled')?.focus();
}

/** To the page's content when there is no place to go back to: on a first visit the banner can be the first stop. */
function giveBack(before: HTMLElement | null): void {
  before?.focus({ preventScroll: true });
  if (before !== null && document.activeElement === before) return;
  const content = document.querySelector<HTMLElement>('main');
  if (content === null) return;
  content.tabIndex = -1;
  content.style.outline = 'none';
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
  content.focus({ preventScroll: true });
}

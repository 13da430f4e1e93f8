import { useEffect, useState } from 'react';
import { topDialog } from './top-dialog.ts';

/** Where news of the whole page can be read: in the dialog that covers the page, or null where none does. */
export function useNoticePlace(isWanted: boolean): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    if (!isWanted) return setPlace(null);
    const look = () => setPlace(topDialog()?.querySelector('[data-notice]') ?? null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isWanted]);
  return place;
}

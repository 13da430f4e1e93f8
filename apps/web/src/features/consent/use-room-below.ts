import { type RefObject, useLayoutEffect } from 'react';

/**
 * Where the banner lies over the page, the page's end, and what the keyboard comes to, can still be scrolled clear of it,
 * however large its letters are. Not a variable of the root: every element would be looked at again.
 */
export function useRoomBelow(banner: RefObject<HTMLElement | null>, isOver: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (element === null || !isOver) return;
    const give = (room: string) => {
      document.body.style.paddingBottom = room;
      document.documentElement.style.scrollPaddingBottom = room;
    };
    const observer = new ResizeObserver(() => give(`${Math.ceil(element.getBoundingClientRect().height)}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      give('');
    };
  }, [banner, isOver]);
}

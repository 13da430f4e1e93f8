import { byHand } from './hold-in-view.ts';

/** By then a page has come, or will not. */
const longest = 8000;

/**
 * Tries to go where a page that is still loading does not reach yet: again whenever it grows, until it has been reached
 * or the reader moves on. Ends when called.
 */
export function tryAsItGrows(reach: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const grows = new ResizeObserver(() => reach() && end());
  function end(): void {
    clearTimeout(timer);
    grows.disconnect();
    for (const type of byHand) window.removeEventListener(type, end);
  }
  if (reach()) return end;
  timer = setTimeout(end, longest);
  grows.observe(document.body);
  for (const type of byHand) window.addEventListener(type, end, { passive: true });
  return end;
}

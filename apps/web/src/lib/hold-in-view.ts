const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps what was gone to where it is to be seen when letters that come late change the size of what is above it, until
 * the reader moves on. The same for parts of `around` that come late. Ends when called.
 */
export function holdInView(target: Element, around: Element | null = null): () => void {
  const again = () => target.scrollIntoView({ behavior: 'instant' });
  const grown = around && new ResizeObserver(again);
  function end(): void {
    grown?.disconnect();
    document.fonts.removeEventListener('loadingdone', again);
    for (const type of byHand) window.removeEventListener(type, end);
  }
  if (around !== null) grown?.observe(around);
  document.fonts.addEventListener('loadingdone', again);
  for (const type of byHand) window.addEventListener(type, end, { passive: true });
  return end;
}

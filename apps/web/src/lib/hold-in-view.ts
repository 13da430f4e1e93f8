/** What a reader moves on by. */
export const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps what was gone to where it is to be seen when letters that come late change the size of what is above it, until
 * the reader moves on. Ends when called.
 */
export function holdInView(target: Element): () => void {
  const again = () => target.scrollIntoView({ behavior: 'instant' });
  function end(): void {
    document.fonts.removeEventListener('loadingdone', again);
    for (const type of byHand) window.removeEventListener(type, end);
  }
  document.fonts.addEventListener('loadingdone', again);
  for (const type of byHand) window.addEventListener(type, end, { passive: true });
  return end;
}

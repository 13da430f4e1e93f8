/** A page in the background is not painted, and a style may be long in coming. */
const longest = 3000;

/** Resolves when there is something to be read, or after a while that is too long for someone who has come to press. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longest);
  });
}

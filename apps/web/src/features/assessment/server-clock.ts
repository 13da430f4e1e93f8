/** What time it is at the server, from what it says with each of its answers. */
export function createServerClock(today: () => Date) {
  let ahead = Number.NEGATIVE_INFINITY;
  return {
    /** What it said was some time on the way, so of several the largest difference is nearest to the truth. */
    hear(said: string): void {
      ahead = Math.max(ahead, Date.parse(said) - today().getTime());
    },
    now: (): number => today().getTime() + (Number.isFinite(ahead) ? ahead : 0),
  };
}

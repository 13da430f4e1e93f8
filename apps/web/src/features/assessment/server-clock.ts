/**
 * What time it is at the server, from what it says with each of its answers. The device's own clock may be wrong, and
 * may be put right in the middle.
 */
export function createServerClock(today: () => Date) {
  let ahead: number | null = null;
  let latest = 0;
  return {
    /** The server said it between the sending and now, so how far it is ahead lies between these two. */
    hear(said: string, sentAt: number): void {
      const time = Date.parse(said);
      const [least, most] = [time - today().getTime(), time - sentAt];
      ahead = Math.max(least, Math.min(most, ahead ?? least));
      latest = Math.max(latest, time);
    },
    ahead: () => ahead,
    /** What an earlier visit has found. */
    assume(known: number | null): void {
      ahead ??= known;
    },
    /** Never before what the server has said already. */
    now: (): number => Math.max(latest, today().getTime() + (ahead ?? 0)),
  };
}

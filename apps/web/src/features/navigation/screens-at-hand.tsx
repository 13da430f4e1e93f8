import { filesOfPaths, noteFetched } from '../../lib/at-hand.ts';
import { useIdle } from '../../lib/use-idle.ts';

/**
 * The screens that one click leads to are fetched before they are asked for: they open at once, and without a connection
 * they say so themselves. The router's own `prefetch` runs what it fetches, and reloads the page if it can't have it:
 * what someone is typing on a bad line would be lost.
 */
export function ScreensAtHand({ paths }: { paths: readonly string[] }) {
  if (!useIdle()) return null;
  return filesOfPaths(paths).map((file) => (
    <link key={file} rel="modulepreload" href={file} onLoad={() => noteFetched(file)} />
  ));
}

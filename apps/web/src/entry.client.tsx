import { pageAt } from '@fourfold/contract/words';
import { firstPaint } from './lib/first-paint.ts';

/**
 * A prerendered page is there to be read: what brings it to life, which is half of its code, is fetched once it has been
 * painted. A page that is drawn in the browser waits for nothing, and names that code in its shell
 * (`scripts/page-shells.ts`).
 */
async function start(): Promise<void> {
  if (pageAt(location.pathname)?.kind !== 'application') await firstPaint();
  await import('./hydrate.tsx');
}

void start();

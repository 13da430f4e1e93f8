import { respondentFiles, respondentFolder, respondentWorker } from '@fourfold/contract/words';
import type { PersonalLink } from '../../../lib/personal-link.ts';
import { forgetExpired, placeName } from '../kept-place.ts';

/** Keeps the page of one link on the device, so that it opens without a connection. */
export interface PageKeeper {
  keep: () => Promise<void>;
  /** For good. */
  forget: () => Promise<void>;
}

interface BuiltFiles {
  readonly build: string;
  readonly files: readonly string[];
}

const prefix = 'place:';

/**
 * Each link has a cache of its own for each build: the page and all that it needs. The worker (`answer-offline.ts`) only
 * looks into them. A browser without workers or room goes on as it is.
 */
export function pageKeeper({ responseId, expires, signature }: PersonalLink): PageKeeper {
  const own = `${placeName(responseId, signature)}:`;
  const address = `${respondentFolder}${responseId}?${new URLSearchParams({ e: expires, s: signature })}`;
  let isOver = false;

  async function keep(): Promise<void> {
    if (isOver || !navigator.onLine || !('serviceWorker' in navigator) || !('caches' in window)) return;
    await navigator.serviceWorker.register(respondentWorker, { scope: respondentFolder });
    const { build, files } = await read<BuiltFiles>(respondentFiles);
    const name = `${own}${build}`;
    // The page comes last into its cache: one without it was left half filled.
    if (!(await caches.match(address, { cacheName: name }))) await fill(name, files);
    forgetExpired(new Date());
    await remove((other) => other !== name && (other.startsWith(own) || !isPlaceOf(other)));
    if (isOver) await forget();
  }

  async function fill(name: string, files: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    try {
      await cache.addAll(files);
      await cache.put(address, await marked(await fetch(address)));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }

  async function forget(): Promise<void> {
    isOver = true;
    if (!('serviceWorker' in navigator) || !('caches' in window)) return;
    const left = await remove((name) => name.startsWith(own));
    if (left === 0) await (await navigator.serviceWorker.getRegistration(respondentFolder))?.unregister();
  }

  const quietly = (act: () => Promise<void>) => () => act().catch(() => undefined);
  return { keep: quietly(keep), forget: quietly(forget) };
}

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return (await answer.json()) as T;
}

/** Says of itself that it was kept, because what the link opens may have changed since. */
async function marked(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`The page answers ${answer.status}.`);
  const html = (await answer.text()).replace('<html ', '<html data-kept ');
  const headers = ['content-type', 'content-security-policy', 'referrer-policy'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(html, { headers });
}

/** Whether the device still knows how far that link's person is. */
const isPlaceOf = (cache: string) => localStorage.getItem(cache.slice(0, cache.lastIndexOf(':'))) !== null;

/** Removes caches of ours; says how many are left. */
async function remove(isGone: (name: string) => boolean): Promise<number> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const gone = ours.filter(isGone);
  await Promise.all(gone.map((name) => caches.delete(name)));
  return ours.length - gone.length;
}

export const isKeptPage = () => document.documentElement.dataset.kept !== undefined;

/** Of a service worker, as far as this one uses it. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
}

interface WorkerEvent {
  waitUntil: (done: Promise<unknown>) => void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/**
 * The respondent's service worker. It keeps nothing by itself: it looks into what the page has put aside
 * (`page-keeper.ts`). A page comes from the network, and from the device only if the network does not answer within
 * `patience` milliseconds. The build writes this function down as it stands, so it brings nothing along.
 */
export function answerOffline(patience: number): void {
  const worker = self as unknown as Worker;

  async function pageOf(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const e = searchParams.get('e') ?? '';
    const s = searchParams.get('s') ?? '';
    const kept = await caches.match(`${pathname}?${new URLSearchParams({ e, s })}`, { ignoreVary: true });
    if (kept === undefined) return await fetch(request);
    const fresh = fetch(request).then(
      (answer) => (answer.status >= 500 ? kept : answer),
      () => kept,
    );
    const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept));
    return await Promise.race([fresh, late]);
  }

  /** Names of files change with what is in them, so one that is here is as good as any. */
  const fileOf = async (request: Request) =>
    (await caches.match(request.url, { ignoreVary: true })) ?? (await fetch(request));

  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(pageOf(request));
    else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  });
}

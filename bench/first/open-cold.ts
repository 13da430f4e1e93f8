import { openedLinkElement } from '@fourfold/contract/words';
import type { Browser, CDPSession, Page } from '@playwright/test';

export interface Opening {
  /** Milliseconds from the navigation until the question was painted. */
  readonly seen: number;
  /** Until a press is heard; of a page without scripts, until all of it was there. */
  readonly answerable: number;
  /** What was asked for until then, and its bytes as they came, headers included. */
  readonly requests: number;
  readonly bytes: number;
}

export interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly isMobile: boolean;
  /** How many times slower than this machine. */
  readonly slower: number;
  readonly line: { readonly latency: number; readonly down: number; readonly up: number } | null;
}

export const desktop: Device = {
  viewport: { width: 1280, height: 720 },
  isMobile: false,
  slower: 1,
  line: null,
};

/** 4 times slower, 150 ms there and back, 1.6 Mbit/s. */
export const slowPhone: Device = {
  viewport: { width: 412, height: 839 },
  isMobile: true,
  slower: 4,
  line: { latency: 150, down: 200_000, up: 93_750 },
};

/** Opens an address with an empty cache and a profile of its own. */
export async function openCold(browser: Browser, url: string, device: Device): Promise<Opening> {
  const { viewport, isMobile } = device;
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, device);
    const asked = count(session);
    await page.addInitScript(noteTimes);
    await page.goto(url, { waitUntil: 'load' });
    const { seen, answerable } = await timesOf(page);
    return { seen, answerable, ...asked() };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { slower, line }: Device): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (line === null) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down,
    uploadThroughput: line.up,
  });
}

function count(session: CDPSession): () => Pick<Opening, 'requests' | 'bytes'> {
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => ({ requests, bytes });
}

/** In the page: when a question stood in it and the next frame was made, and when the scripts had taken it over. */
function noteTimes(): void {
  const once = (name: string, isThere: () => boolean, then: (done: () => void) => void) => {
    const look = () => {
      if (!isThere()) return;
      watcher.disconnect();
      then(() => performance.mark(name));
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { attributes: true, childList: true, subtree: true });
  };
  const question = () => document.querySelector('fieldset legend') !== null;
  once('framed', question, (done) => requestAnimationFrame(done));
  once(
    'alive',
    () => document.documentElement?.dataset.alive !== undefined,
    (done) => done(),
  );
}

/** A page is painted a little after its frame was made; what it painted before a question was there does not count. */
async function timesOf(page: Page): Promise<Pick<Opening, 'seen' | 'answerable'>> {
  const hasScripts = (await page.locator(`#${openedLinkElement}`).count()) > 0;
  if (hasScripts) await page.waitForSelector('html[data-alive]', { state: 'attached' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const alive = at('alive');
    return {
      seen: Math.max(at('framed'), at('first-contentful-paint')),
      answerable: Number.isNaN(alive) ? (navigation?.loadEventStart ?? Number.NaN) : alive,
    };
  });
}

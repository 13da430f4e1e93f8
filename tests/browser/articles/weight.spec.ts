import { pageList } from '@fourfold/contract/words';
import { expect, test } from '../test.ts';

const addresses = pageList.map(({ path }) => path).filter((path) => path.startsWith('/blogs/'));
/** The heaviest and one more; the others walk. */
const often = ['/blogs/corporate-culture-management', '/blogs/retention-risk-assessment'];

for (const address of addresses) {
  const when = often.includes(address) ? '' : ' @walk';
  test(`${address} brings at most 130 KB of scripts, and none in the way of reading${when}`, async ({
    page,
  }) => {
    const moved = `
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });`;
    await page.addInitScript(moved);
    await page.goto(address);
    // What is fetched once the page is alive counts as well, and is asked for after a pause.
    await page.waitForFunction(() => {
      const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
      return 'alive' in document.documentElement.dataset && performance.now() - Math.max(...ends) > 1000;
    });
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming & { renderBlockingStatus: string })
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, encodedBodySize, renderBlockingStatus }) => ({
          name: name.split('/').pop(),
          size: encodedBodySize,
          blocks: renderBlockingStatus === 'blocking',
        })),
    );
    const total = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(total, JSON.stringify(scripts)).toBeGreaterThan(20_000);
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(130 * 1024);
    expect(scripts.filter(({ blocks }) => blocks)).toEqual([]);
    expect(await page.evaluate('window.moved')).toBeLessThan(0.01);
  });
}

/** Of 1,460 bytes each; what does not fit into them waits for another round trip. */
const firstPackets = 10;
/** For an address that is longer than the one of a test. */
const toSpare = 40;

test('the longest article is there after one round trip', async ({ request }) => {
  const answer = await request.get('/blogs/corporate-culture-management', {
    headers: { 'accept-encoding': 'br' },
  });
  const head = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
  expect(encoding).toBe('br');
  expect(head.join('').length + Number(length)).toBeLessThan(firstPackets * 1460 - toSpare);
});

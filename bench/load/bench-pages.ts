import path from 'node:path';
import { clientOf } from './client.ts';
import { underLoad } from './measure.ts';
import { serveFiles } from './nginx.ts';
import type { Bench } from './parts.ts';

const site = path.resolve(import.meta.dirname, '../../apps/web/build/site/client');
const pages = ['/', '/blogs/corporate-culture-management', '/tools/behavioral-interview-questions'];
const headers = { 'accept-encoding': 'gzip' };

/** Visitors of the public site, 20 at once. */
export async function benchPages({ seconds, report, product, floor, workFolder }: Bench): Promise<void> {
  const call = clientOf(product.url);
  const bareRoute = clientOf(floor.url);
  const nginx = await serveFiles(site, workFolder);
  try {
    for (const page of pages) {
      report.heading(`The page ${page}, 20 at once`);
      const served = await underLoad(20, seconds, async () => void (await call(page, { headers })));
      report.row('the product', served);
      if (nginx === null) console.log('floor: nginx is not installed here');
      else {
        const file = clientOf(nginx.url);
        const address = page === '/' ? '/' : `${page}/`;
        report.row(
          'floor: the same file from nginx',
          await underLoad(20, seconds, async () => void (await file(address, { headers }))),
        );
      }
      report.row(
        'floor: a route that does nothing',
        await underLoad(20, seconds, async () => void (await bareRoute('/'))),
      );
      report.hold(`${served.errors} errors (none)`, served.errors === 0);
    }
  } finally {
    await nginx?.end();
  }
}

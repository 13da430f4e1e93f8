import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, clientOf } from './client.ts';
import type { Bench } from './parts.ts';
import { serverMemory } from './server-memory.ts';

/** The heap takes the room that it likes to work in during the first files, however many rows they have. */
const warmUps = 4;

/** A file of 100,000 people, and how much more memory the server takes for it once it is warm. */
export async function benchExport({ report, product, company }: Bench): Promise<void> {
  const call = clientOf(product.url);
  const download = async (format: string) => {
    const address = `${product.url}/api/survey/responses/export?format=${format}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${company.token}` } });
    let bytes = 0;
    for await (const piece of answer.body ?? []) bytes += piece.length;
    if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
    return bytes / 2 ** 20;
  };
  console.log('\nExport of 100,000 people');
  for (const format of ['csv', 'xlsx']) {
    for (let file = 0; file < warmUps; file += 1) await download(format);
    const began = performance.now();
    const { result: megabytes, grown } = await watchMemory(call, () => download(format));
    const seconds = (performance.now() - began) / 1000;
    const said = `${format}: ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s`;
    report.hold(`${said}, the server grew by ${grown.toFixed(0)} MB (under 40 MB)`, grown < 40);
  }
}

async function watchMemory<Result>(call: Client, work: () => Promise<Result>) {
  const before = await serverMemory(call);
  let most = before;
  const watch = new AbortController();
  const watching = (async () => {
    while (!watch.signal.aborted) {
      most = Math.max(most, await serverMemory(call));
      await sleep(100);
    }
  })();
  const result = await work();
  watch.abort();
  await watching;
  return { result, grown: most - before };
}

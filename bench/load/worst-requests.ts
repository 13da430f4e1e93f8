import { setTimeout as sleep } from 'node:timers/promises';
import { addAnswers } from './bench-answers.ts';
import type { Bench } from './parts.ts';

/** What takes most memory of all that can be asked for: files of everyone, and documents, two at a time. */
const worst = [
  'survey/responses/export?format=csv',
  'survey/responses/export?format=xlsx',
  'survey/responses/export/answers?format=csv',
  'survey/responses/export/answers?format=sav',
  'survey/responses/export/answers?format=xlsx',
  'survey/culture/export/scores?format=xlsx',
  'survey/culture/report.pdf',
];

/** Asks for each, and says how much was held at most meanwhile. */
export async function askTheWorst(
  { product, company, pool }: Bench,
  people: number,
  held: () => number,
  tell: (what: string, most: number) => void,
): Promise<void> {
  await addAnswers({ pool, company, people });
  for (const path of worst) {
    let most = held();
    let done = false;
    const watching = (async () => {
      for (; !done; await sleep(200)) {
        try {
          most = Math.max(most, held());
        } catch {
          // One of the database's processes ended while it was looked at.
        }
      }
    })();
    const began = performance.now();
    const got = await Promise.allSettled(
      [0, 1].map(() => download(`${product.url}/api/${path}`, company.token)),
    );
    done = true;
    await watching;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    for (const one of got) {
      if (one.status === 'fulfilled') continue;
      tell(`one of two at once of ${path} broke off after ${seconds} s (${one.reason})`, Infinity);
    }
    const bytes = got.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (bytes.length < got.length) continue;
    const megabytes = ((bytes[0] ?? 0) / 2 ** 20).toFixed(1);
    tell(`two at once of ${path}, ${megabytes} MB each in ${seconds} s, server and database at most`, most);
  }
}

async function download(url: string, token: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return bytes;
}

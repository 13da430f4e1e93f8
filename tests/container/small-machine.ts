import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiAt } from '../support/api.ts';
import type { Checks } from '../support/checks.ts';
import { shareMemory } from '../support/memory-limit.ts';
import { startLoad } from '../support/save-load.ts';
import { invitePeople } from '../support/writers.ts';
import { runWith } from './buildah.ts';

const megabytes = 512;
const people = 10;
/** What a reader of the demo’s company asks for, each two at a time. */
const asked = [
  'survey/culture',
  'survey/culture/heatmap',
  'survey/culture/dynamics',
  'survey/responses?page=1',
  'survey/responses/export/answers?format=sav',
  'survey/responses/export/answers?format=xlsx',
  'survey/culture/export/scores?format=xlsx',
  'survey/culture/report.pdf',
];

interface Container {
  readonly name: string;
  readonly url: string;
  /** Starts it with these options of `buildah run`. */
  readonly start: (options: readonly string[]) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Gives a container so much memory, database and all, and has people answer while others read and fetch files. */
export async function tryOnSmallMachine(
  { name, url, start, stop }: Container,
  { check }: Checks,
): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'fourfold-container-'));
  chownSync(data, 1000, 1000);
  // The image's own volume would hide a folder of ours at its place.
  const options = [`--volume=${data}:/small`, '--env=DATA_DIR=/small', `--env=FREE_SEATS=${people}`];
  const memory = shareMemory(megabytes);
  const starting = start(options);
  memory.leave();
  try {
    await starting;
    const demo = runWith(options, name, 'node_modules/.bin/node', 'apps/server/src/demo.ts');
    const [email, password] = ['E-mail', 'Password'].map(
      (what) => new RegExp(`${what}:\\s+(\\S.*)`).exec(demo.said)?.[1]?.trim() ?? '',
    );
    const { token } = await apiAt(url)('POST', '/auth/login', { email, password });
    const { writers } = await invitePeople(url, data, people);
    const load = startLoad(url, writers, 100);
    for (const what of asked) {
      const answers = await Promise.all([0, 1].map(() => fetchWhole(`${url}/api/${what}`, token)));
      check(
        answers.every((bytes) => bytes > 0),
        `${what} came, twice at once`,
      );
    }
    await load.more(100, 60_000);
    await load.end();
    const lost = await load.lost();
    check(
      load.refusals.size === 0 && lost.length === 0,
      `${people} people saved ${load.saves()} pages meanwhile: ${load.refusals.size} refused, ${lost.length} lost`,
    );
    check(memory.killed() === 0, `in ${megabytes} MB nothing was ended for want of memory`);
  } finally {
    await stop();
    memory.end();
    rmSync(data, { recursive: true, force: true });
  }
}

async function fetchWhole(address: string, token: string): Promise<number> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const { byteLength } = await answer.arrayBuffer();
  return answer.ok ? byteLength : 0;
}

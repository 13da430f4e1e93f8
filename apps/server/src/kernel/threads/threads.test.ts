import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inLanguage } from '@fourfold/words/language';
import { afterAll, describe, expect, it } from 'vitest';
import { startThreads } from './threads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fourfold-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = path.join(folder, 'double.worker.ts');
writeFileSync(
  script,
  `export default async (input) => {
  if (input === 'fail') throw new RangeError('This cannot be doubled.');
  if (input === 'die') {
    setImmediate(() => { throw new Error('The thread died.'); });
    await new Promise(() => undefined);
  }
  return input * 2;
};`,
);

const speaker = path.join(folder, 'speaker.worker.ts');
writeFileSync(
  speaker,
  `import { currentLanguage } from '${import.meta.resolve('@fourfold/words/language')}';
export default (input) => input + currentLanguage();`,
);

const counter = path.join(folder, 'counter.worker.ts');
writeFileSync(counter, 'let asked = 0;\nexport default () => (asked += 1);');

describe('a thread', () => {
  it('ends when nobody has asked it for a while, unless it is kept', async () => {
    const askTwice = async (kept: boolean) => {
      const threads = startThreads<null, number>(pathToFileURL(counter), { kept, idle: 20 });
      const first = await threads.ask(null);
      await sleep(200);
      return [first, await threads.ask(null)];
    };
    expect(await askTwice(false)).toEqual([1, 1]);
    expect(await askTwice(true)).toEqual([1, 2]);
  });

  it('speaks the language of the person who asks', async () => {
    const threads = startThreads<string, string>(pathToFileURL(speaker));
    expect(await inLanguage('en-XA', () => threads.ask('in '))).toBe('in en-XA');
    expect(await threads.ask('in ')).toBe('in en-GB');
  });

  it('answers what it is asked, says what failed, and is replaced when it died', async () => {
    const threads = startThreads<number | string, number>(pathToFileURL(script));
    expect(await Promise.all([threads.ask(1), threads.ask(2), threads.ask(3)])).toEqual([2, 4, 6]);
    await expect(threads.ask('fail')).rejects.toThrow('This cannot be doubled.');
    expect(await threads.ask(4)).toBe(8);
    await expect(threads.ask('die')).rejects.toThrow('The thread died.');
    expect(await threads.ask(5)).toBe(10);
  });
});

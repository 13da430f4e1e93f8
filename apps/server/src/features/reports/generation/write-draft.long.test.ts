import { expect, it } from 'vitest';
import { emptyBasis } from '../../../testing/report-basis.ts';
import type { FindNames } from '../check/other-names.ts';
import { type Heard, writeDraft } from './write-draft.ts';

const about = { kind: 'built-in', host: null, model: 'm', version: '1' } as const;

async function write(texts: Iterable<string>, findNames: FindNames = async () => []) {
  const heard: Heard[] = [];
  const outcome = await writeDraft({
    writer: {
      about,
      async *write() {
        for (const text of texts) yield { text };
      },
    },
    prompt: 'x',
    basis: emptyBasis,
    findNames,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onSentences: (one) => heard.push(one),
  });
  return { outcome, heard };
}

it('is not kept busy by a writer of endless short sentences, and checks all of it at the end', async () => {
  const { outcome, heard } = await write(Array.from({ length: 9000 }, () => 'a 7. '));
  expect(heard.length).toBeLessThan(100);
  expect(
    heard
      .map(({ text }) => text)
      .join('')
      .trim(),
  ).toBe(outcome.text);
  expect([outcome.text.length, heard.at(-1)?.findings.length]).toEqual([39_999, 200]);
  expect(outcome.problem).toContain('too long for a report');
});

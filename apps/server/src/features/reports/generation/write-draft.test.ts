import { expect, it } from 'vitest';
import { emptyBasis } from '../../../testing/report-basis.ts';
import { writeDraft } from './write-draft.ts';

const basis = {
  ...emptyBasis,
  otherNames: Array.from({ length: 5000 }, (_, index) => `Stranger${index}`),
};

it('is not kept busy by a writer of endless short sentences, and checks all of it at the end', async () => {
  const writer = {
    about: { kind: 'built-in', host: null, model: 'm', version: '1' },
    async *write() {
      for (let sentence = 0; sentence < 9000; sentence += 1) yield { text: 'a 7. ' };
    },
  } as const;
  let [checks, shown, findings] = [0, '', 0];
  const outcome = await writeDraft({
    writer,
    prompt: 'x',
    basis,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onSentences: (heard) => {
      checks += 1;
      shown += heard.text;
      findings = heard.findings.length;
    },
  });
  expect(checks).toBeLessThan(100);
  expect(shown.trim()).toBe(outcome.text);
  expect([outcome.text.length, findings]).toEqual([39_999, 200]);
  expect(outcome.problem).toContain('longer than a report may be');
});

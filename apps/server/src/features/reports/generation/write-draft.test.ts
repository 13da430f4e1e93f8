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

it('goes on when the names of others cannot be looked for, and looks for them again with what follows', async () => {
  let tries = 0;
  const { outcome, heard } = await write(['As Hugo said. ', 'And as Mia said.'], async () => {
    tries += 1;
    if (tries === 1) throw new Error('The database is away.');
    return ['Hugo', 'Mia'];
  });
  expect(outcome).toMatchObject({ text: 'As Hugo said. And as Mia said.', problem: null });
  expect(heard.map(({ findings }) => findings.length)).toEqual([0, 2]);
});

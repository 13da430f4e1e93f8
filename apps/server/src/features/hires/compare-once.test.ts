import { expect, it } from 'vitest';
import type { Compute } from '../culture/3-estimate/tasks.ts';
import { createCompareOnce } from './compare-once.ts';

it('compares the same candidates with the same team once, and any others anew', async () => {
  let computed = 0;
  const compute = (async () => {
    computed += 1;
    return { team: null, candidates: [], asked: computed };
  }) as unknown as Compute;
  const compare = createCompareOnce(compute);
  const keyCovariance = new Float64Array();
  const sheet = (answers: Uint8Array | number, asked: string[] = []) => ({ answers, asked });
  const [ada, ben] = [sheet(Uint8Array.of(1, 2)), sheet(Uint8Array.of(3))];
  const team = Uint8Array.of(9);
  const first = await compare({ team, candidates: [ada, ben], keyCovariance }, null);
  expect(
    await compare(
      { team: Uint8Array.of(9), candidates: [sheet(Uint8Array.of(1, 2)), ben], keyCovariance },
      null,
    ),
  ).toBe(first);
  expect(computed).toBe(1);
  const others = [
    { team, candidates: [ben, ada] },
    { team, candidates: [sheet(Uint8Array.of(1)), sheet(Uint8Array.of(2, 3))] },
    { team, candidates: [sheet(Uint8Array.of(1, 2), ['courage']), ben] },
    { team, candidates: [ada] },
    { team, candidates: [sheet(3)] },
    { team: Uint8Array.of(8), candidates: [ada, ben] },
    { team: null, candidates: [ada, ben] },
  ];
  for (const other of others) expect(await compare({ ...other, keyCovariance }, null)).not.toBe(first);
  expect(computed).toBe(1 + others.length);
  const learned = { design: '1', digest: 'learned', encoded: new Uint8Array() };
  expect(await compare({ team, candidates: [ada, ben], keyCovariance }, learned)).not.toBe(first);
});

import { expect, it } from 'vitest';
import type { Reckon } from '../culture/compute/tasks.ts';
import { createCompareOnce } from './compare-once.ts';

it('compares the same candidates with the same team once, and any others anew', async () => {
  let reckoned = 0;
  const reckon = (async () => {
    reckoned += 1;
    return { team: null, candidates: [], asked: reckoned };
  }) as unknown as Reckon;
  const compare = createCompareOnce(reckon);
  const keyCovariance = new Float64Array();
  const [ada, ben] = [Uint8Array.of(1, 2), Uint8Array.of(3)];
  const team = Uint8Array.of(9);
  const first = await compare({ team, candidates: [ada, ben], keyCovariance });
  expect(
    await compare({ team: Uint8Array.of(9), candidates: [Uint8Array.of(1, 2), ben], keyCovariance }),
  ).toBe(first);
  expect(reckoned).toBe(1);
  const others = [
    { team, candidates: [ben, ada] },
    { team, candidates: [Uint8Array.of(1), Uint8Array.of(2, 3)] },
    { team, candidates: [ada] },
    { team, candidates: [3] },
    { team: Uint8Array.of(8), candidates: [ada, ben] },
    { team: null, candidates: [ada, ben] },
  ];
  for (const other of others) expect(await compare({ ...other, keyCovariance })).not.toBe(first);
  expect(reckoned).toBe(1 + others.length);
});

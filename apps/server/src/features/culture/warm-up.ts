import { keyCovariances } from '../assessment/key-covariance.ts';
import type { Compute } from './3-estimate/tasks.ts';
import { sampleGroups } from './culture-request.ts';

/** A thread's first figures take two to five times as long as its later ones: until its code is compiled. */
const rounds = 4;

/**
 * So that the first visitor finds the sample company heard and the threads quick: each estimates the sample company's
 * figures a few times, past what is kept. Then what the first results of a person would wait for.
 */
export async function warmUp(compute: Compute): Promise<void> {
  const { whole, departments } = await sampleGroups({ compute });
  const groups = departments.map(({ group }) => group);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([estimateAll(compute, whole, groups), estimateAll(compute, whole, groups)]);
  }
  await keyCovariances();
}

async function estimateAll(compute: Compute, whole: Uint8Array, departments: readonly Uint8Array[]) {
  const [behaviour, perception, dynamics] = await Promise.all([
    compute('picture', { group: whole, kind: 'behaviour' }),
    compute('picture', { group: whole, kind: 'perception' }),
    compute('correlations', { group: whole }),
  ]);
  const picture = { people: behaviour.estimate.people, behaviour, perception };
  await Promise.all([
    compute('opportunities', { picture, dynamics, departments }),
    compute('barriers', { picture, dynamics }),
    compute('departments', { whole, departments, kind: 'behaviour' }),
  ]);
}

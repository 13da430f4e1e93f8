import { Worker } from 'node:worker_threads';
import type { MeasureKind } from '@fourfold/measurement';

export type KeyCovariances = Readonly<Record<MeasureKind, Float64Array>>;

let known: Promise<KeyCovariances> | undefined;

/**
 * What the uncertainty of the keys adds to every absolute interval. It depends on the questionnaire alone and takes
 * two seconds, so it is computed once, when it is first needed, in a thread of its own: nobody's save waits for it.
 */
export function keyCovariances(): Promise<KeyCovariances> {
  known ??= new Promise<KeyCovariances>((resolve, reject) => {
    const worker = new Worker(new URL('./key-covariance.worker.ts', import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The uncertainty of the keys was not computed (exit ${code}).`)),
    );
  }).catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

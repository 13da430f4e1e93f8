import { Worker } from 'node:worker_threads';
import { DESIGN_VERSION, type MeasureKind } from '@fourfold/measurement';

export type KeyCovariances = Readonly<Record<MeasureKind, Float64Array>>;

const known = new Map<string, Promise<KeyCovariances>>();

/**
 * What the uncertainty of the keys adds to every absolute interval. It depends on the version of the questionnaire
 * alone and takes two seconds, so it is computed once, after the start or when it is first needed, in a thread of its
 * own: nobody's save waits for it.
 */
export function keyCovariances(design: string = DESIGN_VERSION): Promise<KeyCovariances> {
  const found = known.get(design) ?? computeIn(design);
  known.set(design, found);
  found.catch(() => known.delete(design));
  return found;
}

const computeIn = (design: string): Promise<KeyCovariances> =>
  new Promise<KeyCovariances>((resolve, reject) => {
    const worker = new Worker(new URL('./key-covariance.worker.ts', import.meta.url), { workerData: design });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The uncertainty of the keys was not computed (exit ${code}).`)),
    );
  });

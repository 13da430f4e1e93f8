import { t } from '@lingui/core/macro';
import type { Live } from './use-live.ts';

/** Says quietly that the figures have moved; it holds its place, so that nothing below it does. */
export function LiveLine({ tick, answered }: Pick<Live, 'tick' | 'answered'>) {
  return (
    <p role="status" className="-mt-5 mb-2 min-h-5 text-note text-ink-soft print:hidden">
      {tick > 0 && answered !== null && t`A new answer has come in: these figures now hold ${answered}.`}
    </p>
  );
}

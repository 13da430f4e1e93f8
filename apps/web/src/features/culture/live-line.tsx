import { t } from '@lingui/core/macro';
import { people } from './figure-words.ts';
import type { Live } from './use-live.ts';

/** Says quietly that the figures have moved; it holds its place, so that nothing below it does. */
export function LiveLine({ grown, answered }: Pick<Live, 'grown' | 'answered'>) {
  return (
    <p role="status" className="-mt-5 mb-2 min-h-5 text-note text-ink-soft print:hidden">
      {grown && answered !== null && t`New answers have come in. Scores now include ${people(answered)}.`}
    </p>
  );
}

import type { CultureAnswer } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCulture } from '../culture-context.ts';
import { useMay } from '../may-context.ts';
import { MissingPeople } from './missing-people.tsx';

const more = 'link text-link pointer-coarse:py-2';

interface ParticipationLineProps {
  participation: NonNullable<CultureAnswer['participation']>;
  className?: string;
}

/** From whom the figures are: how many answered of how many, who is missing, what is left out and why. */
export function ParticipationLine({ participation, className }: ParticipationLineProps) {
  const [open, setOpen] = useState(false);
  const { see_people } = useMay();
  const { filter } = useCulture();
  const { sentence, waiting, missing, left_out } = participation;
  const hasMissing = see_people && missing > 0;
  // Put back, they are not left out, and must still be found to be left out again.
  const hasLeftOut = see_people && (filter.include !== undefined || (left_out ?? 0) > 0);
  return (
    <div className={className}>
      <p>
        {sentence} {waiting}{' '}
        {hasMissing && (
          <button type="button" className={more} onClick={() => setOpen(true)}>
            <Trans>Who hasn’t answered</Trans>
          </button>
        )}
        {hasMissing && hasLeftOut && ' · '}
        {hasLeftOut && (
          <a href="#left-out" className={more}>
            <Trans>What is left out and why</Trans>
          </a>
        )}
      </p>
      <Dialog wide open={open} onClose={() => setOpen(false)} title={t`Who hasn’t answered`}>
        <MissingPeople />
      </Dialog>
    </div>
  );
}

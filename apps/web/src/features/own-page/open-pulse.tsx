import type { OwnPage } from '@fourfold/contract/schemas';
import { messages } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isAway, messageOf } from '../../lib/api.ts';
import { toast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';

interface OpenPulseProps {
  pulse: NonNullable<OwnPage['pulse']>;
  take: () => Promise<{ url: string }>;
}

/** A pulse is open where this person works: who wants to takes part, also within 30 days of the last invitation. */
export function OpenPulse({ pulse: { questions, minutes }, take }: OpenPulseProps) {
  const [isOpening, setIsOpening] = useState(false);
  async function open(): Promise<void> {
    setIsOpening(true);
    try {
      location.assign((await take()).url);
    } catch (error) {
      toast(isAway(error) ? messages.away() : messageOf(error), { kind: 'error' });
      setIsOpening(false);
    }
  }
  const size = plural(questions, { one: '# question', other: '# questions' });
  const time = plural(minutes, { one: '# minute', other: '# minutes' });
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ui">
      <span>{t`You and your colleagues are being asked again: ${size}, about ${time}.`}</span>
      <Button size="small" loading={isOpening} onClick={open}>
        <Trans>Take part now</Trans>
      </Button>
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** What leaves by itself: asked for when someone wants to see it. */
export function ScheduleButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" className="max-md:px-1.5" onClick={() => setIsOpen(true)}>
        <Trans>Reminders and dates</Trans>
      </Button>
      {isOpen && <ScheduleDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import type { Saving } from './send-answers.ts';

/** Milliseconds in which it is said that all is well again. */
const told = 5000;

interface SavingLineProps {
  saving: Saving;
  hasCaughtUp: boolean;
}

/** Nothing while all is well. It stays over the buttons, so what lasts is said in a line: the questions need the room. */
export function SavingLine({ saving, hasCaughtUp }: SavingLineProps) {
  const isBack = useBack(saving);
  return (
    <div role="status" className="*:mb-3 max-sm:*:px-3 max-sm:*:py-1 max-sm:*:text-note">
      {saving === 'slow' && (
        <Notice>
          <Trans>We are still saving your answers. You can go on.</Trans>
        </Notice>
      )}
      {saving === 'failed' && (
        <Notice kind="warning">
          <Trans>Kept on this device for now. You can go on.</Trans>
        </Notice>
      )}
      {hasCaughtUp && (
        <Notice>
          <Trans>
            You’ve answered in another window or on another device. This page now shows what you chose there.
          </Trans>
        </Notice>
      )}
      {isBack && (
        <Notice kind="success">
          <Trans>Your answers are saved now.</Trans>
        </Notice>
      )}
    </div>
  );
}

/** For some seconds after answers could be saved that could not be before. */
function useBack(saving: Saving): boolean {
  const [was, setWas] = useState(saving);
  const [isBack, setIsBack] = useState(false);
  if (saving !== was && saving !== 'trying') {
    setWas(saving);
    setIsBack(was === 'failed' && saving === 'saved');
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setIsBack(false), told);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}

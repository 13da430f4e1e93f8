import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isAway, messageOf } from './api.ts';
import { holdFocus } from './hold-focus.ts';
import { type ToastOptions, toast } from './toast-store.ts';

export interface Change {
  isBusy: boolean;
  /** Does it once, shows the new state, and says what was done or why not. True when it was done. */
  run: (act: () => Promise<unknown>, done?: string, options?: ToastOptions) => Promise<boolean>;
}

/** For a button that changes something at once: what failed is said in passing, nothing on the screen is lost. */
export function useChange(): Change {
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  const { revalidate } = useRevalidator();

  async function run(act: () => Promise<unknown>, done?: string, options?: ToastOptions): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setIsBusy(true);
    const giveBack = holdFocus();
    let isLost = false;
    try {
      await act();
      if (done !== undefined) toast(done, options);
      return true;
    } catch (error) {
      isLost = isAway(error);
      toast(messageOf(error, t`This did not work. Please try again.`), { kind: 'error' });
      return false;
    } finally {
      running.current = false;
      setIsBusy(false);
      // After a failure too: what was there a moment ago may be gone. Without a connection nothing newer would come.
      if (!isLost) await revalidate();
      // What was pressed may be gone with the state in which it stood there.
      requestAnimationFrame(giveBack);
    }
  }
  return { isBusy, run };
}

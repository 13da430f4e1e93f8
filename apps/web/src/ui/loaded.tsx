import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Await, useAsyncError, useRevalidator } from 'react-router';
import { ApiError, isAway, messageOf } from '../lib/api.ts';
import { holdFocus } from '../lib/hold-focus.ts';
import { useSpeaker } from '../lib/use-speaker.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedProps<T> {
  /** From the route's loader, see `later`. */
  data: Promise<T>;
  /** "Loading your sessions" */
  label: string;
  children: (value: T) => ReactNode;
}

/** A part of a screen that waits for its own data, and offers to try again when that does not come. */
export function Loaded<T>({ data, label, children }: LoadedProps<T>) {
  return (
    <Suspense fallback={<Skeleton label={label} />}>
      <Await resolve={data} errorElement={<NotLoaded />}>
        {(value) => children(value as T)}
      </Await>
    </Suspense>
  );
}

function NotLoaded() {
  const error = useAsyncError();
  // Said once, at the head of the page, with the way on.
  if (error instanceof ApiError && error.code === 'organisation_changed') return null;
  return isAway(error) ? <Away /> : <Failed>{messageOf(error, t`Please check your connection.`)}</Failed>;
}

/** What every part of the screen waits for is said once, and asked for again as soon as it may come. */
function Away() {
  const place = useRef<HTMLDivElement>(null);
  const isSpeaker = useSpeaker(place);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSpeaker) return;
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isSpeaker, revalidate]);
  return <div ref={place}>{isSpeaker && <Failed>{t`Please check your connection.`}</Failed>}</div>;
}

function Failed({ children }: { children: ReactNode }) {
  const { state, revalidate } = useRevalidator();
  /** The button goes with the failure. */
  async function again(): Promise<void> {
    const giveBack = holdFocus();
    await revalidate();
    requestAnimationFrame(giveBack);
  }
  return (
    <Notice
      kind="error"
      live
      title={t`This could not be loaded`}
      actions={
        <Button size="small" loading={state === 'loading'} onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

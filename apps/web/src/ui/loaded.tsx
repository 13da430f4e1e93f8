import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { Await, useAsyncError, useRevalidator } from 'react-router';
import { ApiError, messageOf } from '../lib/api.ts';
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
  const { state, revalidate } = useRevalidator();
  // Said once, at the head of the page, with the way on.
  if (error instanceof ApiError && error.code === 'organisation_changed') return null;
  return (
    <Notice
      kind="error"
      live
      title={t`This could not be loaded`}
      actions={
        <Button size="small" loading={state === 'loading'} onClick={() => revalidate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {messageOf(error, t`Please check your connection.`)}
    </Notice>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, messageOf } from '../lib/api.ts';
import { holdFocus } from '../lib/hold-focus.ts';
import type { Loading } from '../lib/use-loading.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadingPartProps<T> {
  loading: Loading<T>;
  /** "Loading the departments" */
  label: string;
  /** What holds the place, where lines of text would be too little. */
  skeleton?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows what has come, quieter while something newer is on its way, and offers to try again when it did not come. */
export function LoadingPart<T>({ loading, label, skeleton, children }: LoadingPartProps<T>) {
  const { value, isLoading, error, again } = loading;
  const isElsewhere = error instanceof ApiError && error.code === 'organisation_changed';
  return (
    <>
      {isElsewhere && <UntilReturn again={again} />}
      {error !== null && !isElsewhere && (
        <Notice
          kind="error"
          live
          className="mb-4"
          title={t`This could not be loaded`}
          actions={
            <Button
              size="small"
              onClick={() => {
                const giveBack = holdFocus();
                again();
                // The button goes with the failure.
                requestAnimationFrame(giveBack);
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {messageOf(error, t`Please check your connection.`)}
        </Notice>
      )}
      {value !== null && (
        <div aria-busy={isLoading} className={cx('transition-opacity', isLoading && 'opacity-60 delay-300')}>
          {children(value)}
        </div>
      )}
      {value === null && isLoading && (skeleton ?? <Skeleton label={label} />)}
    </>
  );
}

/** The head of the page says where one works now, and has everything loaded anew when one works here again. */
function UntilReturn({ again }: Pick<Loading<unknown>, 'again'>) {
  const { state } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the page is loaded anew
  useEffect(() => {
    if (state === 'loading') again();
  }, [state]);
  return null;
}

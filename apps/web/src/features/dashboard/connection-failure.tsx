import { siteName } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, isAway, messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Outdated } from './outdated.tsx';

/** A dashboard that could not be drawn: mostly a connection or a database that comes back. */
export function ConnectionFailure({ error }: { error: unknown }) {
  if (codeOf(error) === 'organisation_changed') {
    return (
      <main id="content" className="page max-w-narrow py-20">
        <Outdated />
      </main>
    );
  }
  const comesBack = isAway(error) || codeOf(error) === 'unavailable';
  const title = titleOf(error);
  return (
    <main id="content" className="page grid max-w-narrow gap-5 py-20">
      <title>{`${title} · ${siteName}`}</title>
      <h1 className="text-h2">{title}</h1>
      <p className="text-body text-ink-soft">
        {!comesBack && messageOf(error)} {codeOf(error) === 'network' && t`Please check your connection.`}{' '}
        <Trans>What you saved is safe.</Trans>{' '}
        {comesBack && <Trans>This page tries again every few seconds and continues as soon as it can.</Trans>}
      </p>
      <div>
        {comesBack ? (
          <TryAgain />
        ) : (
          <Button variant="primary" onClick={() => window.location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </main>
  );
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

function titleOf(error: unknown): string {
  if (isAway(error)) return t`We cannot reach the server`;
  if (codeOf(error) === 'unavailable') return t`The service can’t reach its data at the moment`;
  return t`Something broke on this page`;
}

const pause = 5000;

function TryAgain() {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (state === 'loading') return;
    const timer = setTimeout(revalidate, pause);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  return (
    <Button variant="primary" loading={state === 'loading'} onClick={() => revalidate()}>
      <Trans>Try now</Trans>
    </Button>
  );
}

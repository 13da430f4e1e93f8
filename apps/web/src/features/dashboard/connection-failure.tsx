import { messages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiError, messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';

/** A dashboard that could not be drawn: mostly a connection that comes back. */
export function ConnectionFailure({ error }: { error: unknown }) {
  const isOffline = error instanceof ApiError && error.code === 'network';
  return (
    <main id="content" className="page grid max-w-narrow gap-5 py-20">
      <h1 className="text-h2">
        {isOffline ? t`We cannot reach the server` : t`Something broke on this page`}
      </h1>
      <p className="text-body text-ink-soft">
        {isOffline ? t`Please check your connection.` : messageOf(error, messages.unexpected())}{' '}
        <Trans>What you saved is safe.</Trans>
      </p>
      <div>
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </main>
  );
}

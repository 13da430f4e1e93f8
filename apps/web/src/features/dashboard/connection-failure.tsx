import { messages } from '@fourfold/contract/words';
import { ApiError, messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';

/** A dashboard that could not be drawn: mostly a connection that comes back. */
export function ConnectionFailure({ error }: { error: unknown }) {
  const isOffline = error instanceof ApiError && error.code === 'network';
  return (
    <main id="content" className="page grid max-w-narrow gap-5 py-20">
      <h1 className="text-h2">{isOffline ? 'We cannot reach the server' : 'Something broke on this page'}</h1>
      <p className="text-body text-ink-soft">
        {isOffline ? 'Please check your connection.' : messageOf(error, messages.unexpected)} What you saved
        is safe.
      </p>
      <div>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </div>
    </main>
  );
}

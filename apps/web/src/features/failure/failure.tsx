import { homePath, messages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';

/** A screen that broke: says so, and offers the two things that help. */
export function Failure() {
  return (
    <main className="page grid max-w-narrow gap-5 py-20">
      <h1 className="font-display text-h1">
        <Trans>Something broke on this page</Trans>
      </h1>
      <p className="text-read text-ink-soft">
        <Trans>{messages.unexpected()} What you saved is safe.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Load the page again</Trans>
        </Button>
        <a href={homePath} className={buttonClass('secondary', 'medium')}>
          <Trans>Go to the home page</Trans>
        </a>
      </div>
    </main>
  );
}

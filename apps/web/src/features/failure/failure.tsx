import { messages, pages } from '@fourfold/contract/words';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** A screen that broke: says so, and offers the two things that help. */
export function Failure() {
  return (
    <main className="page grid max-w-narrow gap-5 py-20">
      <h1 className="font-display text-h1">Something broke on this page</h1>
      <p className="text-read text-ink-soft">{messages.unexpected} What you saved is safe.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
        <ButtonLink href={pages.home.path}>Go to the home page</ButtonLink>
      </div>
    </main>
  );
}

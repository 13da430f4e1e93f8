import { messages, pages } from '@fourfold/contract';

/** A screen that broke: says so, and offers the two things that help. */
export function Failure() {
  return (
    <main className="page">
      <h1>Something broke on this page</h1>
      <p>{messages.unexpected} What you saved is safe.</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>{' '}
        or <a href={pages.home.path}>go to the home page</a>.
      </p>
    </main>
  );
}

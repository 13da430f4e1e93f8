import { pageAt, pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link, type MetaFunction, useLocation } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export const meta: MetaFunction = ({ location }) => pageMeta(location.pathname);

/** For an address of the specification whose screen is still to come: says so, and what it will be for. */
export default function NotBuiltYet() {
  const page = pageAt(useLocation().pathname) ?? pages.notFound;
  return (
    <article className="page grid max-w-narrow gap-5 py-20 md:py-28">
      <h1 className="font-display text-h1">{page.title()}</h1>
      <p className="text-read text-ink-soft">{page.description()}</p>
      <p className="text-read text-ink-soft">
        <Trans>This page is still being written.</Trans>
      </p>
      <p className="text-read text-ink-soft">
        <Link className="link" to={pages.home.path}>
          <Trans>Go to the home page</Trans>
        </Link>
      </p>
    </article>
  );
}

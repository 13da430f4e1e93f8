import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(pages.notFound.path);

export default function NotFound() {
  return (
    <article className="page grid max-w-narrow gap-5 py-20 md:py-28">
      <h1 className="font-display text-h1">
        <Trans>Page Not Found</Trans>
      </h1>
      <p className="text-read text-ink-soft">
        <Trans>There is no page at this address. It may have moved, or the link may be incomplete.</Trans>
      </p>
      <p className="text-read text-ink-soft">
        <Link className="link" to={pages.home.path}>
          <Trans>Go to the home page</Trans>
        </Link>
      </p>
    </article>
  );
}

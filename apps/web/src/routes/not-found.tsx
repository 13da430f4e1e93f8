import { pages } from '@fourfold/contract/words';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(pages.notFound.path);

export default function NotFound() {
  return (
    <article className="page grid max-w-narrow gap-5 py-20 md:py-28">
      <h1 className="font-display text-h1">Page Not Found</h1>
      <p className="text-read text-ink-soft">
        There is no page at this address. It may have moved, or the link may have lost a piece on its way.
      </p>
      <p className="text-read text-ink-soft">
        <Link className="link" to={pages.home.path}>
          Go to the home page
        </Link>
      </p>
    </article>
  );
}

import { pages } from '@fourfold/contract';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(pages.notFound.path);

export default function NotFound() {
  return (
    <article className="page">
      <h1>Page Not Found</h1>
      <p>
        There is no page at this address. It may have moved, or the link may have lost a piece on its way.
      </p>
      <p>
        <Link to={pages.home.path}>Go to the home page</Link>
      </p>
    </article>
  );
}

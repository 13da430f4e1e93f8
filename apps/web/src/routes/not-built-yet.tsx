import { pageAt, pages } from '@fourfold/contract';
import { Link, type MetaFunction, useLocation } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export const meta: MetaFunction = ({ location }) => pageMeta(location.pathname);

/** For an address of the specification whose screen is still to come: says so, and what it will be for. */
export default function NotBuiltYet() {
  const page = pageAt(useLocation().pathname) ?? pages.notFound;
  return (
    <article className="page">
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <p>This page is being written and is not here yet.</p>
      <p>
        <Link to={pages.home.path}>Go to the home page</Link>
      </p>
    </article>
  );
}

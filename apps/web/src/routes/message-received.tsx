import { pages } from '@fourfold/contract';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(pages.messageReceived.path);

export default function MessageReceived() {
  return (
    <article className="page">
      <h1>Your message has arrived</h1>
      <p>Thank you for writing. We answer by e-mail.</p>
      <p>
        <Link to={pages.home.path}>Go to the home page</Link>
      </p>
    </article>
  );
}

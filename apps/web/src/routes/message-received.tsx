import { pages } from '@fourfold/contract/words';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(pages.messageReceived.path);

export default function MessageReceived() {
  return (
    <article className="page grid max-w-narrow gap-5 py-20 md:py-28">
      <h1 className="font-display text-h1">Your message has arrived</h1>
      <p className="text-read text-ink-soft">Thank you for writing. We answer by e-mail.</p>
      <p className="text-read text-ink-soft">
        <Link className="link" to={pages.home.path}>
          Go to the home page
        </Link>
      </p>
    </article>
  );
}

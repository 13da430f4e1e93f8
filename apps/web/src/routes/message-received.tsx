import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(pages.messageReceived.path);

export default function MessageReceived() {
  return (
    <article className="page grid max-w-narrow gap-5 py-20 md:py-28">
      <h1 className="font-display text-h1">
        <Trans>Your message has arrived</Trans>
      </h1>
      <p className="text-read text-ink-soft">
        <Trans>Thank you for writing. We’ll reply by e-mail.</Trans>
      </p>
      <p className="text-read text-ink-soft">
        <Link className="link" to={pages.home.path}>
          <Trans>Go to the home page</Trans>
        </Link>
      </p>
    </article>
  );
}

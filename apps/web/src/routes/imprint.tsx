import { pages } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageMeta } from '../lib/page-meta.ts';
import { site } from '../lib/site.ts';
import { breadcrumbData } from '../lib/structured-data.ts';

export const meta = () => pageMeta(pages.imprint.path, breadcrumbData([pages.imprint]));

/** Who answers for the site: what the operator set as LEGAL_NAME and LEGAL_ADDRESS. */
export default function Imprint() {
  return (
    <article className="page py-14 md:py-20">
      <h1 className="text-h1">
        <Trans>Legal notice</Trans>
      </h1>
      <p className="mt-4 max-w-read text-lead text-ink-soft">
        <Trans>Who runs this site and is responsible for its content.</Trans>
      </p>
      <dl className="mt-10 grid max-w-narrow gap-6 text-body wrap-anywhere [&_dt]:text-ui [&_dt]:text-ink-soft">
        <div>
          <dt>
            <Trans>Publisher</Trans>
          </dt>
          <dd>{site.publisher}</dd>
        </div>
        <div>
          <dt>
            <Trans>Postal address</Trans>
          </dt>
          {/* The setting is put into the finished page, so that only the style can tell whether there is one. */}
          <dd className="peer whitespace-pre-line">{site.legalAddress}</dd>
          <dd className="hidden text-ink-soft peer-empty:block">
            <Trans>Available on request. Please use the contact details below.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Contact</Trans>
          </dt>
          <dd>
            <a href={site.contactHref} className="link">
              {t`Write to ${site.contact}`}
            </a>
          </dd>
        </div>
      </dl>
    </article>
  );
}

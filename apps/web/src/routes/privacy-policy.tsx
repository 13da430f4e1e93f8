import { policyUpdated } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Policy } from '../features/privacy/policy.tsx';
import { longDay } from '../lib/long-day.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { breadcrumbData } from '../lib/structured-data.ts';

export const meta = () => pageMeta(pages.privacyPolicy.path, breadcrumbData([pages.privacyPolicy]));

export default function PrivacyPolicy() {
  return (
    <article className="page py-14 md:py-20">
      <h1 className="text-h1">
        <Trans>Privacy policy</Trans>
      </h1>
      <p className="mt-4 max-w-read text-lead text-ink-soft">
        <Trans>
          What data this product keeps, why, for how long, and what you can do about it. In force since{' '}
          <time dateTime={policyUpdated}>{longDay(policyUpdated)}</time>.
        </Trans>
      </p>
      <Policy />
    </article>
  );
}

import { Trans } from '@lingui/react/macro';
import { site } from '../lib/site.ts';

export function ContactLink() {
  return (
    <p className="text-body text-ink-soft">
      <Trans>
        Does something not look right?{' '}
        <a className="link" href={site.contactHref}>
          Contact us
        </a>
      </Trans>
    </p>
  );
}

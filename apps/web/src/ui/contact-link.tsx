import { Trans } from '@lingui/react/macro';
import { site } from '../lib/site.ts';

interface ContactLinkProps {
  /** Who else can help, and sooner. */
  first?: string;
}

export function ContactLink({ first }: ContactLinkProps) {
  return (
    <p className="text-body text-ink-soft">
      {first}{' '}
      <Trans>
        Does something look wrong?{' '}
        <a className="link" href={site.contactHref}>
          Contact us
        </a>
      </Trans>
    </p>
  );
}

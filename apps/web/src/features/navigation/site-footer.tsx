import { pages, siteName } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { reopenConsent } from '../../lib/consent.ts';
import { site } from '../../lib/site.ts';
import { Logo } from '../../ui/logo.tsx';
import { footerGroups } from './links.ts';

export function SiteFooter() {
  return (
    <footer className="mt-24 border-t bg-sunk [main:has(>section:last-child)+&]:mt-0">
      <div className="page flex flex-wrap gap-10 py-14 max-md:flex-col">
        <div className="md:flex-[1.6_1_9rem] text-ui text-ink-soft">
          <Logo name={siteName} className="text-ink" />
          <p className="mt-4 max-w-72">
            <Trans>How people work, and how they see their work.</Trans>
          </p>
        </div>
        {footerGroups.map((group) => (
          <nav key={group.title} aria-label={group.title} className="md:flex-[1_1_9rem]">
            <h2 className="font-sans text-note font-medium text-ink-soft">{group.title}</h2>
            <ul className="mt-2 md:max-lg:grid md:max-lg:gap-2">
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className="inline-flex min-h-8 items-center text-ui hover:underline">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <FooterLine className="page" />
    </footer>
  );
}

/** All that the dashboard has of a footer. */
export function FooterLine({ className }: { className?: string }) {
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t py-5 text-note text-ink-soft">
        <Link to={pages.privacyPolicy.path} className="link inline-flex min-h-6 items-center">
          <Trans>Privacy policy</Trans>
        </Link>
        <Link to={pages.imprint.path} className="link inline-flex min-h-6 items-center">
          <Trans>Legal notice</Trans>
        </Link>
        <button type="button" onClick={reopenConsent} className="link min-h-6 noscript:hidden">
          <Trans>Cookie settings</Trans>
        </button>
        <a href={site.contactHref} className="link inline-flex min-h-6 items-center">
          {t`Write to ${site.contact}`}
        </a>
        {/* A line for each of the address; where there is none, the break at the end takes no room. */}
        <p className="whitespace-pre-line md:ml-auto">{`© ${site.publisher}\n${site.legalAddress}`}</p>
      </div>
    </div>
  );
}

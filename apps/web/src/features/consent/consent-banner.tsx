import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, startTransition, useId, useRef, useState } from 'react';
import { choose } from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';
import { useBannerFocus } from './use-banner-focus.ts';

const ConsentChoices = lazy(() => import('./consent-choices.tsx'));

export default function ConsentBanner() {
  const [custom, setCustom] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const onFocus = useBannerFocus(banner);
  const question = useId();
  const all = (allowed: boolean) => choose({ analytics: allowed, marketing: allowed });
  // The buttons stay until the choices are there.
  const customise = () => startTransition(() => setCustom(true));
  return (
    <section
      ref={banner}
      onFocus={onFocus}
      data-over-page=""
      aria-label={t`Cookies`}
      data-consent={custom ? 'open' : ''}
      className="fixed inset-x-0 bottom-(--bar-height,0) z-30 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-raised shadow-float"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <p id={question} className="text-note">
          <Trans>We use cookies to enhance your experience. Select your preferences below.</Trans>
        </p>
        {custom ? (
          <ConsentChoices />
        ) : (
          <div className="flex flex-wrap gap-2">
            {/* Where the focus comes to: what is read there says what it is about. */}
            <Button size="small" aria-describedby={question} onClick={customise}>
              <Trans>Customise</Trans>
            </Button>
            <Button size="small" onClick={() => all(false)}>
              <Trans>Reject All</Trans>
            </Button>
            <Button size="small" onClick={() => all(true)}>
              <Trans>Accept Cookies</Trans>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, startTransition, useId, useRef, useState } from 'react';
import { type Consent, storedConsent } from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { AnswerAll } from './answer-all.tsx';
import { useBannerFocus } from './use-banner-focus.ts';
import { useRoomBelow } from './use-room-below.ts';

const ConsentChoices = lazy(() => import('./consent-choices.tsx'));

interface ConsentBannerProps {
  /** In the page where it stands, not over it. */
  inFlow: boolean;
}

export default function ConsentBanner({ inFlow }: ConsentBannerProps) {
  const [custom, setCustom] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const onFocus = useBannerFocus(banner);
  useRoomBelow(banner, !inFlow);
  const question = useId();
  const before = storedConsent();
  // The buttons stay until the choices are there.
  const customise = () => startTransition(() => setCustom(true));
  return (
    <section
      ref={banner}
      onFocus={onFocus}
      aria-label={t`Cookies`}
      {...(!inFlow && { 'data-over-page': '', 'data-consent': custom ? 'open' : '' })}
      className={cx(
        'border-t border-line-strong bg-raised',
        !inFlow && 'fixed inset-x-0 bottom-(--bar-height,0) z-30 max-h-[60dvh] overflow-y-auto shadow-float',
      )}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <div id={question} className="text-note">
          <p>
            <Trans>We use cookies to enhance your experience. Select your preferences below.</Trans>
          </p>
          {before !== null && <p className="text-ink-soft">{inWords(before)}</p>}
        </div>
        {custom ? (
          <ConsentChoices />
        ) : (
          <div className="flex flex-wrap gap-2">
            {/* Where the focus comes to: what is read there says what it is about. */}
            <Button size="small" aria-describedby={question} onClick={customise}>
              <Trans>Customise</Trans>
            </Button>
            <AnswerAll />
          </div>
        )}
      </div>
    </section>
  );
}

/** What someone who reopens the banner has chosen before. */
function inWords({ analytics, marketing }: Consent): string {
  if (analytics && marketing) return t`At the moment you allow analytics and marketing.`;
  if (analytics) return t`At the moment you allow analytics, but not marketing.`;
  if (marketing) return t`At the moment you allow marketing, but not analytics.`;
  return t`At the moment you allow essential cookies only.`;
}

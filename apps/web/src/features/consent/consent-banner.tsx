import { lazy, Suspense, useState } from 'react';
import { choose } from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';

const ConsentChoices = lazy(() => import('./consent-choices.tsx'));

export default function ConsentBanner() {
  const [custom, setCustom] = useState(false);
  const all = (allowed: boolean) => choose({ analytics: allowed, marketing: allowed });
  return (
    <section
      aria-label="Cookies"
      data-consent
      className="fixed inset-x-0 bottom-(--bar-height,0) z-30 border-t border-line-strong bg-raised shadow-float"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <p className="text-note">We use cookies to enhance your experience. Select your preferences below.</p>
        {custom ? (
          <Suspense>
            <ConsentChoices />
          </Suspense>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => setCustom(true)}>
              Customise
            </Button>
            <Button size="small" onClick={() => all(false)}>
              Reject All
            </Button>
            <Button size="small" onClick={() => all(true)}>
              Accept Cookies
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

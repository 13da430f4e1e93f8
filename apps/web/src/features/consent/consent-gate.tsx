import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isConsentAsked, onConsent, signalFromTheStart, storedConsent } from '../../lib/consent.ts';
import { site } from '../../lib/site.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

interface ConsentGateProps {
  /** Only public pages have a tag: addresses of the others hold signatures and say whom they are about. */
  isPublic?: boolean;
  /** At the end of a page that people have come to for one thing: it covers none of that. */
  inFlow?: boolean;
}

/**
 * Asks once, over the page or at its end, so that nothing moves. It is drawn in the browser only and fetched only by
 * who has not answered yet.
 */
export function ConsentGate({ isPublic = false, inFlow = false }: ConsentGateProps) {
  const asked = useSyncExternalStore(onConsent, isConsentAsked, () => false);
  useTag(isPublic);
  return (
    // A place of its own: between the parts of the page, its coming would have all of them styled anew.
    <div>
      {asked && (
        <Suspense>
          <ConsentBanner inFlow={inFlow} />
        </Suspense>
      )}
    </div>
  );
}

/** What a tag left is taken away wherever a consent is withdrawn. */
function useTag(isPublic: boolean): void {
  useEffect(() => {
    const follow = () => {
      const id = site.analyticsId;
      if (id !== '')
        void import('./tag.ts').then(({ followConsent }) => followConsent(id, storedConsent(), isPublic));
    };
    if (isPublic) {
      signalFromTheStart();
      if (storedConsent() !== null) follow();
    }
    return onConsent(follow);
  }, [isPublic]);
}

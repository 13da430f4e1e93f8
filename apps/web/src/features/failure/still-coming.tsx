import { Trans } from '@lingui/react/macro';

/**
 * What stands in a page that its scripts draw until they come. On a train they may not: then it says so, after a while,
 * and how to go on; scripts are not needed for that.
 */
export function StillComing() {
  return (
    <main
      aria-busy="true"
      className="page grid min-h-dvh max-w-narrow content-start gap-5 py-20 font-serif text-read"
    >
      <NeedsScripts />
      <p className="comes-late">
        <ComesLate />
      </p>
    </main>
  );
}

export const NeedsScripts = () => (
  <noscript>
    <p>
      <Trans>This page needs JavaScript. Please allow it for this site, and load the page again.</Trans>
    </p>
  </noscript>
);

export const ComesLate = () => (
  <Trans>
    This is taking longer than it should. Please check your connection, and{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page's own, signature and all */}
    <a href="" className="link">
      load the page again
    </a>
    .
  </Trans>
);

import { Trans } from '@lingui/react/macro';

/** Which version of the keys the scores on a screen were made with. */
export function KeysVersion({ version }: { readonly version: string }) {
  return (
    <p className="text-note text-ink-soft">
      <Trans>Scored with version {version} of the scoring keys.</Trans>
    </p>
  );
}

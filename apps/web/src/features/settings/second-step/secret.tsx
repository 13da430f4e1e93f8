import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from './qr-code.tsx';

interface SecretProps {
  secret: string;
  url: string;
}

/** What the app needs, in the three ways in which it may get it. */
export function Secret({ secret, url }: SecretProps) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row">
      <QrCode text={url} label={t`QR code for your code app`} />
      <div className="grid min-w-0 content-start gap-3">
        <div>
          <p className="text-note text-ink-soft">
            <Trans>Key</Trans>
          </p>
          <code className="mt-1 block rounded bg-sunk px-3 py-2 font-mono text-note select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={secret} label={t`Copy the key`} />
          <ButtonLink href={url} size="small">
            <Trans>Open my app</Trans>
          </ButtonLink>
        </div>
        <p className="text-note text-ink-soft">
          <Trans>“Open my app” works only if the app is on this device.</Trans>
        </p>
      </div>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';

interface DownloadReadyProps {
  /** PDF or Word document. */
  format: string;
  url: string | null;
}

export function DownloadReady({ format, url }: DownloadReadyProps) {
  return (
    <>
      <p>
        <Trans>We’ve also e-mailed you the link. It works for two weeks.</Trans>
      </p>
      {url !== null && (
        <ButtonLink href={url} download variant="primary" className="mt-5">
          <Icon name="download" /> <Trans>Download the {format}</Trans>
        </ButtonLink>
      )}
    </>
  );
}

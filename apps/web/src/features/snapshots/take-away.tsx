import { getSnapshotPdf, getSnapshotSlides } from '@fourfold/contract/calls';
import { Trans } from '@lingui/react/macro';
import { download } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What the address of a snapshot's page says. */
export interface SnapshotLink {
  readonly snapshotId: string;
  readonly expires: string;
  readonly signature: string;
}

/** The same as files, or on paper as it stands. */
export function TakeAway({ link: { snapshotId, ...query } }: { link: SnapshotLink }) {
  const at = { params: { snapshotId }, query };
  const pdf = useChange();
  const slides = useChange();
  const save = (file: typeof getSnapshotPdf | typeof getSnapshotSlides) => async () => {
    const { name, content } = await download(file, at);
    saveBlob(name, content);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" loading={pdf.isBusy} onClick={() => pdf.run(save(getSnapshotPdf))}>
        <Icon name="download" />
        <Trans>PDF</Trans>
      </Button>
      <Button size="small" loading={slides.isBusy} onClick={() => slides.run(save(getSnapshotSlides))}>
        <Icon name="download" />
        <Trans>Slides (PPTX)</Trans>
      </Button>
      <Button size="small" variant="quiet" onClick={() => window.print()}>
        <Icon name="print" />
        <Trans>Print</Trans>
      </Button>
    </div>
  );
}

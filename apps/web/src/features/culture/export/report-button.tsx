import { exportCultureReport } from '@fourfold/contract/calls';
import { Trans } from '@lingui/react/macro';
import { download } from '../../../lib/api.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCulture } from '../culture-context.ts';

/** The page as a PDF that can be handed to a board. */
export function ReportButton() {
  const { filter } = useCulture();
  const { isBusy, run } = useChange();
  return (
    <Button
      size="small"
      loading={isBusy}
      className="print:hidden"
      onClick={() =>
        run(async () => {
          const { name, content } = await download(exportCultureReport, { query: filter });
          saveBlob(name, content);
        })
      }
    >
      <Icon name="download" />
      <Trans>PDF report</Trans>
    </Button>
  );
}

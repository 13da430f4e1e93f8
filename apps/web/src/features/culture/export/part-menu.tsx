import { exportCulture, exportScores } from '@fourfold/contract/calls';
import type { cultureParts, DataFormat } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { download } from '../../../lib/api.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { DataMenuItems } from '../../../ui/data-menu-items.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuItem, MenuLine } from '../../../ui/menu.tsx';
import { useCulture } from '../culture-context.ts';
import { kindOf } from '../kind-of.ts';
import { useMay } from '../may-context.ts';

interface PartMenuProps {
  part: (typeof cultureParts)[number];
  /** Of the chart, made in the browser. */
  onPicture?: () => Promise<void>;
  /** What the table is searched for. */
  q?: string | undefined;
}

/** What is on the screen, as a file: the same filter, the same order. */
export function PartMenu({ part, onPicture, q }: PartMenuProps) {
  const { filter } = useCulture();
  const [query] = useSearchParams();
  const { isBusy, run } = useChange();
  const may = useMay();
  const file = (format: 'csv' | 'xlsx') =>
    run(async () => {
      const { name, content } = await download(exportCulture, {
        query: { ...filter, part, format, kind: kindOf(query), ...(q ? { q } : {}) },
      });
      saveBlob(name, content);
    });
  const data = (format: DataFormat) =>
    run(async () => {
      const { name, content } = await download(exportScores, { query: { ...filter, format } });
      saveBlob(name, content);
    });
  if (!may.export && !onPicture) return null;
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small" variant="quiet" loading={isBusy} className="print:hidden">
          <Icon name="download" />
          <Trans>Download</Trans>
        </Button>
      }
    >
      {may.export && (
        <MenuItem onClick={() => file('xlsx')}>
          <Trans>What you see, for Excel (XLSX)</Trans>
        </MenuItem>
      )}
      {may.export && (
        <MenuItem onClick={() => file('csv')}>
          <Trans>What you see (CSV)</Trans>
        </MenuItem>
      )}
      {onPicture && (
        <MenuItem onClick={() => run(onPicture)}>
          <Trans>Picture (PNG)</Trans>
        </MenuItem>
      )}
      {may.export && part === 'heatmap' && (
        <>
          <MenuLine />
          <DataMenuItems
            onChoose={data}
            about={<Trans>All 168 scores of every group that you’re shown, with their likely ranges.</Trans>}
          />
        </>
      )}
    </Menu>
  );
}

import { exportAnswers, exportResponses } from '@fourfold/contract/calls';
import type { DataFormat } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { download } from '../../lib/api.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { useChange } from '../../lib/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { DataMenuItems } from '../../ui/data-menu-items.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuGroup, MenuItem, MenuLine } from '../../ui/menu.tsx';
import type { Only, PeopleView } from './people-data.ts';

interface DownloadPeopleProps {
  view: PeopleView;
  only: Only;
}

/** The list as a file: the same filter, the same order, and every page of it. */
export function DownloadPeople({ view: { page, ...view }, only }: DownloadPeopleProps) {
  const { isBusy, run } = useChange();
  const file = (format: 'csv' | 'xlsx') =>
    run(async () => {
      const { name, content } = await download(exportResponses, { query: { ...view, ...only, format } });
      saveBlob(name, content);
    });
  const data = (names: 'with' | 'without') => (format: DataFormat) =>
    run(async () => {
      const { name, content } = await download(exportAnswers, { query: { ...view, ...only, format, names } });
      saveBlob(name, content);
    });
  return (
    <Menu
      align="end"
      trigger={
        <Button
          size="small"
          variant="quiet"
          loading={isBusy}
          className="max-md:-ml-1.5 max-md:px-1.5 group-has-data-nobody/list:hidden print:hidden"
        >
          <Icon name="download" />
          <Trans>Download</Trans>
        </Button>
      }
    >
      <MenuGroup label={<Trans>This list</Trans>}>
        <MenuItem onClick={() => file('xlsx')}>
          <Trans>List for Excel (XLSX)</Trans>
        </MenuItem>
        <MenuItem onClick={() => file('csv')}>
          <Trans>List (CSV)</Trans>
        </MenuItem>
      </MenuGroup>
      <MenuLine />
      <DataMenuItems
        onChoose={data('with')}
        onWithout={data('without')}
        about={
          <Trans>
            Every answer and all scores of the people in this list whose results you are allowed to see. Each
            download is recorded.
          </Trans>
        }
      />
    </Menu>
  );
}

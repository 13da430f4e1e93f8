import type { BatchLine } from '@fourfold/contract/schemas';
import { batchFields, csvCell } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keptForDays } from '../../../lib/kept-batch.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { templateHead } from './template.ts';

export type ReadLines = () => Promise<readonly BatchLine[]>;

/** Where lines that nobody has sent are found again. */
export const sayKept = () =>
  t`Your lines stay in this browser for ${keptForDays} days, or until you log out.`;

/** Lines as a file that can be read again, with what was corrected in them. */
export function SaveLines({ name, read }: { name: string; read: ReadLines }) {
  const { isBusy, run } = useChange();
  const row = ({ values }: BatchLine) => batchFields.map((field) => csvCell(values[field] ?? '')).join(',');
  const save = () =>
    run(async () => {
      const rows = (await read()).map(row);
      saveFile(name, [templateHead, ...rows, ''].join('\r\n'), 'text/csv;charset=utf-8');
    });
  return (
    <Button size="small" variant="quiet" loading={isBusy} onClick={save}>
      <Icon name="download" />
      <Trans>Save these lines as a file</Trans>
    </Button>
  );
}

import type { BatchLine } from '@fourfold/contract/schemas';
import { batchFields, csvCell } from '@fourfold/contract/words';
import { Plural, Trans } from '@lingui/react/macro';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { templateHead } from './template.ts';

interface LeftOutProps {
  count: number;
  lines: readonly BatchLine[];
}

/** What was not invited, as a file that can be mended and read again. */
export function LeftOut({ count, lines }: LeftOutProps) {
  if (count === 0) return null;
  const row = ({ values }: BatchLine) => batchFields.map((field) => csvCell(values[field] ?? '')).join(',');
  const save = () =>
    saveFile(
      'people-left-out.csv',
      [templateHead, ...lines.map(row), ''].join('\r\n'),
      'text/csv;charset=utf-8',
    );
  return (
    <Notice
      kind="info"
      className="mt-4"
      actions={
        lines.length > 0 && (
          <Button size="small" onClick={save}>
            <Trans>Save these lines as a file</Trans>
          </Button>
        )
      }
    >
      <Plural value={count} one="One line was left out." other="# lines were left out." />
    </Notice>
  );
}

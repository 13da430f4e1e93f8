import type { BatchLine } from '@fourfold/contract/schemas';
import { Plural } from '@lingui/react/macro';
import { Notice } from '../../../ui/notice.tsx';
import { SaveLines } from './save-lines.tsx';

interface LeftOutProps {
  count: number;
  lines: readonly BatchLine[];
}

/** What was not invited, as a file that can be mended and read again. */
export function LeftOut({ count, lines }: LeftOutProps) {
  if (count === 0) return null;
  return (
    <Notice
      kind="info"
      className="mt-4"
      actions={lines.length > 0 && <SaveLines name="people-left-out.csv" read={async () => lines} />}
    >
      <Plural value={count} one="One line was left out." other="# lines were left out." />
    </Notice>
  );
}

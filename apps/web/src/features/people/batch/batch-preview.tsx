import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { inRow } from '../../../lib/lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RunningLine } from '../../../ui/running-line.tsx';
import { ToBilling } from '../to-billing.tsx';
import { BadLines } from './bad-lines.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { SampleLines } from './sample-lines.tsx';
import { lineHolds } from './template.ts';
import type { Batch, BatchControl, BatchReading } from './use-batch.ts';

interface BatchPreviewProps {
  batch: Batch;
  reading: BatchReading;
  batchControl: BatchControl;
}

/** How the lines were understood, and what would happen. */
export function BatchPreview({ batch, reading, batchControl: { busy, read } }: BatchPreviewProps) {
  const { total, good, skipped, new_seats, seats_left, problem, bad, bad_lines, invited_already } = reading;
  const what = inRow([
    t`${good} to invite`,
    ...(skipped > 0 ? [t`${skipped} left out because they are invited already`] : []),
    ...(bad > 0 ? [t`${bad} to mend`] : []),
  ]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="text-ui">
        {t`${plural(total, { one: '# line', other: '# lines' })} read: ${what}. This takes ${new_seats} of the ${seats_left} seats that are left.`}
      </p>
      {busy !== null && <RunningLine className="text-ink-soft" />}
      {total === 0 && (
        <Notice kind="warning" title={t`There is nobody in these lines`}>
          <Trans>
            {lineHolds} A first line without an e-mail address is read as the names of the columns.
          </Trans>
        </Notice>
      )}
      {problem !== null && (
        <Notice kind="warning" actions={new_seats > seats_left && <ToBilling />}>
          {problem}
        </Notice>
      )}
      {bad_lines.length > 0 && (
        <BadLines
          lines={bad_lines}
          more={bad - bad_lines.length}
          action={
            invited_already > 0 && (
              <Button size="small" onClick={() => read({ ...batch, skip_invited: true })}>
                <Trans>Leave out who is invited already</Trans>
              </Button>
            )
          }
        />
      )}
      <ColumnChoice
        reading={reading}
        onChange={(columns) => read({ ...batch, columns, has_header: reading.has_header })}
      />
      <SampleLines lines={reading.sample} />
    </div>
  );
}

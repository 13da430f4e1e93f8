import { batchFields } from '@fourfold/contract/words';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '../../../lib/kept-batch.ts';
import { inRow } from '../../../lib/lists.ts';
import { browserTimezone } from '../../../lib/timezone.ts';
import { cx } from '../../../ui/cx.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RunningLine } from '../../../ui/running-line.tsx';
import { LaunchField } from '../launch-field.tsx';
import { BadLines } from './bad-lines.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { SampleLines } from './sample-lines.tsx';
import { SeatsLacking } from './seats-lacking.tsx';
import { fieldNames, lineHolds } from './template.ts';
import type { BatchControl, BatchReading, LinesToMend } from './use-batch.ts';

interface BatchPreviewProps {
  batch: Batch;
  reading: BatchReading;
  toMend: LinesToMend;
  batchControl: BatchControl;
  onInviteFirst: (people: number) => Promise<void>;
}

/** How the lines were understood, and what would happen. */
export function BatchPreview({
  batch,
  reading,
  toMend,
  batchControl: { busy, unread, read, mend, plan, settled, lines },
  onInviteFirst,
}: BatchPreviewProps) {
  const { total, good, skipped, new_seats, seats_left, new_departments, problem, bad, bad_lines } = reading;
  const what = inRow([
    t`${good} to invite`,
    ...(skipped > 0 ? [t`${skipped} left out because they have already been invited`] : []),
    ...(bad > 0 ? [t`${bad} to correct`] : []),
  ]);
  const missing = columnsMissing(reading);
  const columns = (
    <ColumnChoice
      reading={reading}
      onChange={(chosen) => read({ ...batch, columns: chosen, has_header: reading.has_header }, true)}
    />
  );
  const isLacking = problem !== null && new_seats > seats_left;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <p role="status" className="text-ui">
          {t`${plural(total, { one: '# line', other: '# lines' })} read: ${what}.`}{' '}
          {!isLacking && t`This takes ${new_seats} of the ${seats_left} seats that are left.`}
        </p>
        {new_departments.length > 0 && (
          <p className="mt-1 text-ui wrap-anywhere text-ink-soft">
            {plural(new_departments.length, { one: 'New department', other: 'New departments' })}:{' '}
            {inRow(new_departments)}.
          </p>
        )}
        {/* It keeps its place: nothing moves under a finger while lines are read again. */}
        <RunningLine className={cx('mt-2 text-ink-soft', busy === null && 'invisible')} />
      </div>
      {total === 0 && (
        <Notice kind="warning" title={t`No people were found in these lines`}>
          <Trans>
            {lineHolds} If there is no e-mail address in the first line, we read that line as column headings.
          </Trans>
        </Notice>
      )}
      {missing.length > 0 && (
        <>
          <Notice kind="warning" title={t`No column was found for: ${inRow(missing)}`}>
            <Trans>Choose the column that holds it, or add one to the file.</Trans>
          </Notice>
          {columns}
        </>
      )}
      {problem !== null &&
        (isLacking ? (
          <SeatsLacking
            problem={problem}
            left={seats_left}
            wanted={new_seats}
            hasBad={bad > 0}
            isBusy={busy === 'reading' || busy === 'sending'}
            settled={settled}
            onInviteFirst={onInviteFirst}
            lines={lines}
          />
        ) : (
          <Notice kind="warning">{problem}</Notice>
        ))}
      {Object.keys(toMend).length > 0 && (
        <BadLines
          toMend={toMend}
          bad={bad_lines}
          mended={batch.mended}
          unread={unread}
          more={bad - bad_lines.length}
          onMend={mend}
        />
      )}
      <LaunchField
        value={batch.launch_at ?? ''}
        onChoose={(at) => plan({ launch_at: at === '' ? null : at, time_zone: browserTimezone() })}
      />
      {missing.length === 0 && columns}
      <SampleLines lines={reading.sample} />
    </div>
  );
}

/** What every person needs and no column holds, rather than the same gap named line by line. */
const columnsMissing = ({ columns, total, good }: BatchReading): string[] =>
  total === 0 || good > 0
    ? []
    : batchFields
        .filter((field) => field !== 'company' && columns[field] === undefined)
        .map((field) => fieldNames[field]);

import type { BatchLine } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fieldNames } from './template.ts';

type Problem = BatchLine['problems'][number];
/** "Please fill in this field." says little in a line of six. */
const reason = ({ field, message }: Problem) =>
  field === 'line' ? message : t`${fieldNames[field]}: ${message}`;

interface BadLinesProps {
  lines: readonly BatchLine[];
  /** How many further lines have a problem. */
  more: number;
  action: ReactNode;
}

/** Each bad line by its number and with its reasons, so that it can be mended where it came from. */
export function BadLines({ lines, more, action }: BadLinesProps) {
  return (
    <section aria-labelledby="bad-lines">
      <h3 id="bad-lines" className="text-h4">
        <Trans>Lines to mend</Trans>
      </h3>
      <ul className="mt-2 grid max-h-72 gap-1.5 overflow-y-auto border-y py-3 text-ui">
        {lines.map(({ line, values, problems }) => (
          <li key={line} className="flex gap-3">
            <span className="w-16 shrink-0 text-ink-soft tabular-nums">
              <Trans>Line {line}</Trans>
            </span>
            <span className="min-w-0">
              <span className="line-clamp-2 wrap-anywhere">
                {[values.first_name, values.last_name, values.email].filter(Boolean).join(' ') || t`empty`}
              </span>
              <span className="block text-error">{problems.map(reason).join(' ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-ui text-ink-soft">
          <Plural
            value={more}
            one="One more line has a problem. Mend these first, then choose the file again."
            other="# more lines have a problem. Mend these first, then choose the file again."
          />
        </p>
      )}
      {action && <div className="mt-3">{action}</div>}
    </section>
  );
}

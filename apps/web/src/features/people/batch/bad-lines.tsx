import type { BatchLine } from '@fourfold/contract/schemas';
import { type BatchField, batchFields } from '@fourfold/contract/words';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Batch } from '../../../lib/kept-batch.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input } from '../../../ui/input.tsx';
import { fieldNames } from './template.ts';
import type { LinesToMend } from './use-batch.ts';

type Mended = Batch['mended'];
type Problems = BatchLine['problems'];

interface BadLinesProps {
  toMend: LinesToMend;
  /** Those that have a problem now. */
  bad: readonly BatchLine[];
  mended: Mended;
  /** Corrections that the server has not read yet. */
  unread: Mended;
  /** How many further lines have a problem. */
  more: number;
  onMend: (line: number, field: BatchField, value: string) => void;
}

/** Each line that had a problem, with a field for what is wrong. A line that is good by now stays, so that nothing jumps. */
export function BadLines({ toMend, bad, mended, unread, more, onMend }: BadLinesProps) {
  const problemsOf = new Map(bad.map(({ line, problems }) => [line, problems]));
  return (
    <section aria-labelledby="bad-lines">
      <h3 id="bad-lines" className="text-h4">
        <Trans>Lines to correct</Trans>
      </h3>
      <p className="mt-1 text-ui text-ink-soft">
        <Trans>Correct them here. Lines that you don’t correct are left out.</Trans>
      </p>
      {/* Many of them scroll by themselves, so that what stands below is not far. A phone has no room for that. */}
      <ul className="mt-3 grid gap-4 border-y py-4 md:has-[>:nth-child(6)]:max-h-96 md:has-[>:nth-child(6)]:overflow-y-auto">
        {Object.values(toMend).map((line) => (
          <LineToMend
            key={line.line}
            line={line}
            problems={problemsOf.get(line.line) ?? []}
            touched={mended.find((one) => one.line === line.line)?.values ?? {}}
            unread={unread.find((one) => one.line === line.line)?.values ?? {}}
            onMend={onMend}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-ui text-ink-soft">
          <Plural
            value={more}
            one="One more line has a problem. It will appear once these are corrected."
            other="# more lines have a problem. They will appear once these are corrected."
          />
        </p>
      )}
    </section>
  );
}

interface LineToMendProps {
  line: BatchLine;
  /** None any more: it is mended. */
  problems: Problems;
  touched: Partial<Record<BatchField, string>>;
  unread: Partial<Record<BatchField, string>>;
  onMend: (line: number, field: BatchField, value: string) => void;
}

function LineToMend({ line: { line, values: read }, problems, touched, unread, onMend }: LineToMendProps) {
  // Headed with what was typed as well: a surname that was missing is part of the name by now.
  const values = { ...read, ...touched };
  const who = [values.first_name, values.last_name].filter(Boolean).join(' ');
  const fields = batchFields.filter(
    (field) => field in touched || problems.some((problem) => problem.field === field),
  );
  const isUnread = (field: BatchField) => field in unread && unread[field] !== touched[field];
  const ofLine = problems.filter(({ field }) => field === 'line').map(({ message }) => message);
  return (
    <li className="grid gap-2 text-ui">
      <p className="flex items-center gap-2">
        <span className="text-ink-soft tabular-nums">
          <Trans>Line {line}</Trans>
        </span>
        <span className="min-w-0 font-medium wrap-anywhere">{who || values.email}</span>
        {problems.length === 0 && (
          <span className="flex items-center gap-1 text-note text-success">
            <Icon name="success" />
            <Trans>Corrected</Trans>
          </span>
        )}
      </p>
      {ofLine.length > 0 && <p className="text-error">{ofLine.join(' ')}</p>}
      <div className="grid gap-3 px-0.5 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field}
            label={fieldNames[field]}
            {...(isUnread(field)
              ? { hint: t`Not checked yet.` }
              : { error: problems.find((problem) => problem.field === field)?.message })}
          >
            <Cell value={values[field] ?? ''} onCommit={(value) => onMend(line, field, value)} />
          </Field>
        ))}
      </div>
    </li>
  );
}

/** Asks the server again once the person has left it or pressed Enter, not at every letter. */
function Cell({ value, onCommit }: { value: string; onCommit: (value: string) => void }) {
  const commit = (typed: string) => typed !== value && onCommit(typed);
  return (
    <Input
      defaultValue={value}
      autoComplete="off"
      maxLength={1000}
      onBlur={(event) => commit(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget.value)}
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

interface FileDropProps {
  /** "A CSV file with your people" */
  label: ReactNode;
  hint?: ReactNode;
  /** As of an input: ".csv,text/csv" */
  accept?: string;
  error?: string | null;
  disabled?: boolean;
  onFile: (file: File) => void;
  className?: string;
}

/** A file input as large as a letter box: choose, drop, or reach it by keyboard. */
export function FileDrop({ label, hint, accept, error, disabled, onFile, className }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [name, setName] = useState<string | null>(null);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (!file || disabled) return;
    setName(file.name);
    onFile(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className={className}>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex cursor-pointer flex-col items-center gap-1 rounded border border-dashed px-6 py-8 text-center text-ui',
          'has-disabled:cursor-not-allowed has-disabled:bg-sunk has-disabled:text-ink-soft',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          over ? 'border-link bg-sky-soft' : error ? 'border-error' : 'border-line-strong hover:border-ink',
        )}
      >
        <input
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={cx(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files);
            // The same file, mended, may be chosen again.
            event.target.value = '';
          }}
        />
        <Icon name="upload" className="mb-2 size-5 text-ink-soft" />
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft">
          <Trans>
            Drop it here or <span className="link">choose a file</span>
          </Trans>
        </span>
        {name && <span className="mt-2 font-medium break-all">{name}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-note text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex gap-1.5 text-note font-medium text-error">
          <Icon name="error" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

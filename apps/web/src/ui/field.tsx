import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon.tsx';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; absent or null while nothing is. */
  error?: string | null | undefined;
  /** Says so beside the label: most fields are required, so the exception is what is marked. */
  optional?: boolean;
  /** The label is read but not shown, where the place says what the field is (a search box). */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Owns label, hint and error of the one control inside it, and how they are wired together. */
export function Field({ label, hint, error, optional, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const wiring = {
    id,
    describedBy: cx(hintId, errorId) || undefined,
    invalid: Boolean(error),
  };
  return (
    <div data-field className={cx('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-ui font-medium'}>
        {label}
        {optional && (
          <span className="font-normal text-ink-soft">
            <Trans> (optional)</Trans>
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="mb-1.5 text-note text-ink-soft">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-note font-medium text-error">
          <Icon name="error" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

import { plural } from '@lingui/core/macro';
import { type ComponentProps, type InputEvent, useState } from 'react';
import { cx } from './cx.ts';
import { useField } from './field-context.ts';

/**
 * Takes more than fits, since what is pasted must not be cut without a word: towards its end it says how much is left
 * or too much, and the contract refuses what is too long.
 */
export function Textarea({
  className,
  rows = 4,
  maxLength = Number.POSITIVE_INFINITY,
  onInput,
  ...props
}: ComponentProps<'textarea'>) {
  const [length, setLength] = useState(() => String(props.value ?? props.defaultValue ?? '').length);
  const left = maxLength - length;
  function count(event: InputEvent<HTMLTextAreaElement>): void {
    setLength(event.currentTarget.value.length);
    onInput?.(event);
  }
  return (
    <>
      <textarea
        rows={rows}
        {...props}
        {...useField(props)}
        onInput={count}
        className={cx('control resize-y', className)}
      />
      {length >= 0.9 * maxLength && (
        <p
          aria-live={left < 0 ? 'polite' : 'off'}
          className={cx('mt-1 text-note', left < 0 ? 'font-medium text-error' : 'text-ink-soft')}
        >
          {left < 0
            ? plural(-left, { one: '# character too many', other: '# characters too many' })
            : plural(left, { one: '# character left', other: '# characters left' })}
        </p>
      )}
    </>
  );
}

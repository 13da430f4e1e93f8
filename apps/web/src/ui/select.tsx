import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useField } from './field-context.ts';
import { Icon } from './icon.tsx';

type SelectProps = ComponentProps<'select'> & {
  /** What stands there before a choice; it can't be chosen again. */
  placeholder?: string;
};

/** The browser's own: on a phone nothing chooses better. For long lists that need a search, use Combobox. */
export function Select({ placeholder, className, children, ...props }: SelectProps) {
  const start = props.value === undefined && props.defaultValue === undefined ? { defaultValue: '' } : {};
  return (
    <div className={cx('relative', className)}>
      <select
        {...(placeholder ? start : {})}
        {...props}
        {...useField(props)}
        className="control appearance-none pr-9"
      >
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}

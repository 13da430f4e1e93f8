import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** The hint is part of the label, so that it is read with it and the whole of it can be tapped. */
export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  return (
    <label
      className={cx(
        'flex items-start gap-3 py-1 text-ui has-disabled:text-ink-soft pointer-coarse:py-3',
        className,
      )}
    >
      <input type="checkbox" {...props} className="check-box" />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-note text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** For what takes effect at once; in a form that is sent, use a checkbox. A line with two ends and a dot on it. */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  return (
    <label
      className={cx(
        'flex items-start justify-between gap-6 py-1.5 text-ui has-disabled:text-ink-soft pointer-coarse:py-3',
        className,
      )}
    >
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-note text-ink-soft">{hint}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own state; aria-checked beside it may contradict it. */}
      <input type="checkbox" role="switch" {...props} className="switch-line" />
    </label>
  );
}

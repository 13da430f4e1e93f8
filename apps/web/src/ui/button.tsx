import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { RunningLine } from './running-line.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** At work: keeps its place, its words and the focus, and takes no second press. */
  loading?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  loading = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // aria-disabled, not disabled: a button that loses the focus while it works throws keyboard users to the top.
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...props}
      className={buttonClass(variant, size, className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      {children}
      {loading && <RunningLine className="absolute inset-x-2 bottom-1" />}
    </button>
  );
}

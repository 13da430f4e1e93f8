import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent no-underline hover:bg-accent-hover forced-colors:forced-color-adjust-none forced-colors:text-[HighlightText]',
  secondary: 'border-line-strong bg-raised text-ink no-underline hover:border-ink',
  quiet: 'border-transparent text-ink no-underline hover:bg-sunk',
  // Where nothing beside it says that it can be pressed.
  plain: 'border-transparent text-ink underline decoration-line-strong underline-offset-4 hover:bg-sunk',
  danger: 'border-transparent bg-error-fill text-on-accent no-underline hover:brightness-90',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 gap-1.5 px-2.5 py-0.5 text-note',
  medium: 'min-h-10 gap-2 px-4 py-1.5 text-ui',
  large: 'min-h-13 gap-2.5 px-6 py-2.5 text-body',
};

const base =
  'relative inline-flex items-center justify-center rounded border text-center font-medium select-none pointer-coarse:min-h-11 pointer-coarse:min-w-11 transition-[background-color,border-color,filter] active:translate-y-px';

const unavailable =
  'disabled:border-line disabled:bg-sunk disabled:text-ink-soft disabled:brightness-100 disabled:active:translate-y-0';

/** One look for buttons and for links that are buttons. The transparent border shows in forced colours. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(base, unavailable, sizes[size], variants[variant], className);
}

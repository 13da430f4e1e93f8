import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useField } from './field-context.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...props} {...useField(props)} className={cx('control', className)} />;
}

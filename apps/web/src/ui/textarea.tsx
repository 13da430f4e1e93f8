import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useField } from './field-context.ts';

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={rows} {...props} {...useField(props)} className={cx('control resize-y', className)} />
  );
}

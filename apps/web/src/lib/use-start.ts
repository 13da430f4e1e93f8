import { type RefObject, useEffect } from 'react';

/**
 * The focus starts in the form's first field, not in what stands before it. A form in a dialog may come with it or
 * later: a dialog opens after the effects of what it holds.
 */
export function useStart(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    queueMicrotask(() => {
      const { current } = form;
      if (current !== null) current.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
  }, [form]);
}

import { flushSync } from 'react-dom';
import { showField } from './show-field.ts';

/** Draws what is wrong, and leads to the first such field: for forms whose fields `useForm` does not read. */
export function showWrong(form: HTMLElement | null, draw: () => void): void {
  flushSync(draw);
  const first = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (first) showField(first);
}

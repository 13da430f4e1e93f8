type Field = HTMLInputElement | HTMLTextAreaElement;
type Held = [type: 'click' | 'input' | 'submit', target: EventTarget | null];

declare global {
  interface Window {
    /** What visitors did on a prerendered page before its scripts were there; `scripts/paint-first.ts` notes it. */
    held?: Held[] | undefined;
  }
}

/** Does once the page is alive what was asked of it before: a press, a word in the search, a form. */
export function catchUp(): void {
  const held = window.held ?? [];
  window.held = undefined;
  for (const field of new Set(held.map(([type, target]) => (type === 'input' ? target : null)))) {
    if (isField(field)) enterAgain(field);
  }
  // A task later: only then does a form that keeps its own answers know what was entered.
  if (held.some(([type]) => type !== 'input')) setTimeout(() => pressAgain(held));
}

function pressAgain(held: readonly Held[]): void {
  for (const [type, target] of held) {
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    if (type === 'click' && target instanceof Element)
      target.closest<HTMLButtonElement>('button[type="button"]')?.click();
  }
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** React takes what stands in a field at its birth for known: it hears only of what changes after. */
function enterAgain(field: Field): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const typed = field.value;
  field.value = '';
  // Past React's own setter, which would note this value as known too.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

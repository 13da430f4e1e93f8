/** Secrets and codes are typed again, and what is searched for is nothing to keep. */
const texts =
  'textarea, input:not([type=password], [type=search], [type=checkbox], [type=radio], [type=file], [autocomplete=one-time-code])';

type Text = HTMLInputElement | HTMLTextAreaElement;

export type Typing = ReturnType<typeof watchTyping>;

/**
 * Whether texts were typed into `root` that differ from what stood there before. Read from the fields themselves: one
 * that was sent and emptied, or is gone, holds nothing any more.
 */
export function watchTyping(root: HTMLElement) {
  const before = new Map<Text, string>();
  const note = ({ target }: Event) => {
    const field = target as Text;
    if (!before.has(field) && field.matches(texts)) before.set(field, field.value);
  };
  for (const field of root.querySelectorAll<Text>(texts)) before.set(field, field.value);
  // Of one that came later, what stands there when someone comes to it.
  root.addEventListener('focusin', note);
  root.addEventListener('beforeinput', note);
  return {
    any: () => [...before].some(([field, value]) => field.isConnected && field.value !== value),
    end(): void {
      root.removeEventListener('focusin', note);
      root.removeEventListener('beforeinput', note);
    },
  };
}

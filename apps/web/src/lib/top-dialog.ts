/** The one that would close on Escape: those that open over others are drawn after them. */
export const topDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;

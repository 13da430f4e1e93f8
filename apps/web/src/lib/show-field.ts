/** With what is said below it, once that stands there: a focus alone brings no more than the field itself into view. */
export function showField(field: HTMLElement): void {
  field.focus();
  requestAnimationFrame(() => {
    const place = field.closest('[data-field]') ?? field;
    const { top, bottom } = place.getBoundingClientRect();
    if (top < margin || bottom > innerHeight - margin) place.scrollIntoView({ block: 'center' });
  });
}

/** As much as bars that stay in view may cover, above and below. */
const margin = 80;

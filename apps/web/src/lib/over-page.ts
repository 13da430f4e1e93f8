/**
 * What comes by itself, lies over the page and wants a click of its own: the cookie banner, a message. Whoever answers
 * it has not touched the page below, so nothing there stops or closes because of that click or key.
 *
 * Example: `<section {...overPage}>`, and `if (isOverPage(event)) return;` in a listener of the document.
 */
export const overPage = { 'data-over-page': '' };

/** By the way that the event took: the button that was pressed may have left the document by the time this is asked. */
export const isOverPage = (event: Event): boolean =>
  event.composedPath().some((part) => part instanceof Element && part.hasAttribute('data-over-page'));

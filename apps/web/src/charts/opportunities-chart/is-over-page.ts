/**
 * Whether an event happened in what comes by itself, lies over the page and wants a click of its own: the cookie
 * banner, a message. Anyone who answers it has not touched the page below.
 *
 * They carry `data-over-page`, a name in the markup: a module that they shared with the charts would be one more file
 * in the list that travels with every page.
 *
 * By the way that the event took: the button that was pressed may have left the document by the time this is asked.
 */
export const isOverPage = (event: Event): boolean =>
  event.composedPath().some((part) => part instanceof Element && part.hasAttribute('data-over-page'));

export const siteName = 'Fourfold';

/** Apart from the list of all pages, which a page with one link home need not carry. */
export const homePath = '/';

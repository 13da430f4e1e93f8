/** How one person’s figures came before someone’s eyes. */
export const shownAs = ['profile', 'list', 'export', 'report'] as const;

export type ShownAs = (typeof shownAs)[number];

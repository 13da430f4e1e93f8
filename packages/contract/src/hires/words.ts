/** An interview sheet works this long for someone without an account. */
export const sheetLinkDays = 14;

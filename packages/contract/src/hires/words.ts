/** An interview sheet works this long for somebody without an account. */
export const sheetLinkDays = 14;

/** What the address of a page says that opens from a mail. */
export interface PersonalLink {
  readonly responseId: string;
  readonly expires: string;
  readonly signature: string;
}

/** Whether a link's expiry lies behind us, for a refusal that does not say. */
export const isPast = (expires: string | null): boolean =>
  expires !== null && Number(expires) * 1000 < Date.now();

/** A mail that waits, with what has to be known to ask whether it may still leave. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly organisationId: string | null;
  readonly userId: string | null;
  readonly to: string;
  /** The responses that it tells of. Empty for mails about nobody's, and for those of an older version. */
  readonly about: readonly string[];
  /** The member who asked for it; null where nobody did, or where their account is gone. */
  readonly askedBy: string | null;
}

export type Leaving =
  /** `replyTo`: to whom an answer goes now, which may be nobody; left out, it stays as it was written. */
  | { readonly leaves: true; readonly replyTo?: string | null }
  /** With a sentence for those who follow what became of it; null where nobody does, and the mail is deleted. */
  | { readonly leaves: false; readonly problem: string | null };

/**
 * Asked at the moment in which a mail is handed over, which may be days after it was written: a mail server was away,
 * or the queue was long. The one who gets it, and the one who asked for it, may have lost the right to it meanwhile.
 */
export type MayLeave = (mail: WaitingMail) => Promise<Leaving>;

export const leaves: Leaving = { leaves: true };
export const dropped: Leaving = { leaves: false, problem: null };

/** An interview sheet works this long for someone without an account. */
export const sheetLinkDays = 14;

/** What an interviewer gives an answer: the library describes the lowest, the middle and the highest. */
export const interviewScores = [1, 2, 3, 4, 5] as const;

/** Interviewers who lie further apart than this have heard different things, and should talk. */
export const agreementWithin = 1;

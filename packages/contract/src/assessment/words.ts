/**
 * Answering the questionnaire from the signed link of an invitation; no account is needed. The link
 * `/survey/responses/{id}?e={expiry}&s={signature}` becomes the same id with `?signature={s}&expires={e}` here.
 *
 * 401 `link_expired` or `link_invalid`; 410 `gone` when it was withdrawn, declined or erased.
 */
export const linkLifeDays = 14;

export const assessmentMinutes = 15;

/** How many questions come with a save. A phone may show them in two pages. */
export const questionsPerPage = 4;

export const responseKinds = ['employee', 'candidate'] as const;

/** What can be done through a copied link by the people who hold it. `read`: answers that were given before. */
export const linkUses = [
  'opened',
  'read',
  'acknowledged',
  'answered',
  'submitted',
  'declined',
  'unsubscribed',
] as const;

export type LinkUse = (typeof linkUses)[number];

/**
 * Answering the questionnaire from the signed link of an invitation; no account is needed. The link
 * `/survey/responses/{id}?e={expiry}&s={signature}` becomes the same id with `?signature={s}&expires={e}` here.
 *
 * 401 `link_expired` or `link_invalid`; 410 `gone` when it was withdrawn, declined or erased.
 */
export const linkLifeDays = 14;

/**
 * The forms in which people are asked: everything; the questions about behaviour alone, for someone who does not work
 * here; a third of everything, which tells of groups and hardly of one person.
 */
export const responseForms = ['full', 'candidate', 'pulse'] as const;

/** How many questions come with a save. A phone may show them in two pages. */
export const questionsPerPage = 4;

export const responseKinds = ['employee', 'candidate'] as const;

/** The forms in which someone can be asked; the first where nobody chose one. */
export const formsFor = {
  employee: ['full', 'pulse'],
  candidate: ['candidate', 'full'],
} as const satisfies Record<(typeof responseKinds)[number], readonly (typeof responseForms)[number][]>;

export const usualForm = (kind: (typeof responseKinds)[number]) => formsFor[kind][0];

/**
 * What can be done through a copied link by the people who hold it. `read`: answers that were given before. `rated`: what
 * was heard in an interview.
 */
export const linkUses = [
  'opened',
  'read',
  'acknowledged',
  'answered',
  'submitted',
  'declined',
  'unsubscribed',
  'rated',
] as const;

export type LinkUse = (typeof linkUses)[number];

/** Sentences that both ends show, word for word as the specification gives them. */
export const messages = {
  unexpected: 'An unexpected error occurred.',
  network: 'Network error',
  completeTheForm: 'Please complete the form.',
  selectAnOption: 'Please select an option.',
  notFound: 'There is nothing here, or nothing that you may see.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  forbidden: 'You are not allowed to do this.',
  unauthenticated: 'Please sign in.',
  unverified: 'Please verify your e-mail address first.',
  tooLarge: 'This is too large to be accepted.',
  notJson: 'This request cannot be read.',
  checkFields: 'Please check the marked fields.',
} as const;

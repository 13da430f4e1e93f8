/**
 * Of the shared sentences those that a page may need at once, apart from the rest: whoever opens the questionnaire on a
 * train does not fetch what only a dashboard says. Everybody else finds them in `messages`.
 */
export const firstMessages = {
  unexpected: 'An unexpected error occurred.',
  network: 'Network error',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  selectTendency: 'Please select an option that is closer to your tendency.',
  linkDeclined: 'You have said that you do not want to take part. Nothing of what you answered was kept.',
} as const;

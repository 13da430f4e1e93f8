/** Of every article. */
export const slugs = [
  'corporate-culture-management',
  'performance-review-calibration',
  'culture-fit-interview',
  'retention-risk-assessment',
  'retention-strategies-and-programs',
] as const;

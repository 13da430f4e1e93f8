import type { Summary } from '../../plain-words/summary.ts';

export const summary: Summary = [
  'Use this guide to write four questions, each with a scale for the answers, and to plan a twenty-minute debrief.',
  'Clear: structured interviews predict performance better than unstructured ones (validity about 0.42 against 0.19).',
  'Clear: people whose values match their firm’s are more satisfied and likelier to stay, but perform only slightly better.',
  'Likely: “fit” often means shared hobbies and background. The best-known study looked at elite law firms, banks and consultancies.',
  'This guide cannot predict how someone will perform, and is not legal advice for the country where you hire.',
];

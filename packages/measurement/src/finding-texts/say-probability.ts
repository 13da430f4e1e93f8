/**
 * A probability in words: `97%`. What is estimated is never certain, so the ends are `over 99%` and `under 1%`.
 *
 * Example: `sayProbability(0.9987)` is `over 99%`.
 */
export function sayProbability(probability: number): string {
  const whole = Math.round(100 * probability);
  if (whole >= 100) return 'over 99%';
  return whole < 1 ? 'under 1%' : `${whole}%`;
}

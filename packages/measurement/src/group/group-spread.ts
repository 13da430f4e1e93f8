/**
 * How people of one group resemble each other before anything is asked.
 *
 * Of the variance of a measure over all people, a fifth lies between groups and the rest inside
 * them: x = g + e with g ~ N(m, t S), e ~ N(0, (1 - t) S), t = 0.2. Expert judgement, the same for
 * every measure. What is estimated is the mean of the members who answered; before the answers it
 * has the variance below.
 *
 * Example: for one person it is 1, for a large group 0.2.
 */
export const BETWEEN_GROUPS = 0.2;
export const WITHIN_GROUPS = 1 - BETWEEN_GROUPS;

export function priorVarianceOfMean(people: number, between: number = BETWEEN_GROUPS): number {
  return between + (1 - between) / people;
}

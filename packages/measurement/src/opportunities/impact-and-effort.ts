/**
 * The two coordinates of an opportunity, both from 0 to 10, and what decides the order.
 *
 *   impact = 10 (0.5 distance + 0.3 share + 0.2 ties)
 *   effort = 10 (0.5 share + 0.25 entrenched + 0.25 differing)
 *   merit  = impact - effort / 2
 *
 * Sums, so that a reader can be told which part brought how much. The weights are expert judgement.
 * More distance or more people never lowers the impact or the merit: what a share adds to the
 * effort is less than twice what it adds to the impact.
 *
 * Example: everyone far out, nothing tied, no departments: impact 8, effort 5, merit 5.5.
 */
export interface Reasons {
  /** How far the group stands from 100 on this side: 1 at 60 points. */
  readonly distance: number;
  /** Which share of the people is beyond balanced on this side, and would have to change. */
  readonly share: number;
  /** How strongly it is tied to perceptions that are weak here. */
  readonly ties: number;
  /** How many other things it is tied to. */
  readonly entrenched: number;
  /** How much departments differ. */
  readonly differing: number;
}

export function impactOf({ distance, share, ties }: Pick<Reasons, 'distance' | 'share' | 'ties'>): number {
  return 10 * (0.5 * distance + 0.3 * share + 0.2 * ties);
}

export function effortOf({
  share,
  entrenched,
  differing,
}: Pick<Reasons, 'share' | 'entrenched' | 'differing'>): number {
  return 10 * (0.5 * share + 0.25 * entrenched + 0.25 * differing);
}

export function meritOf(impact: number, effort: number): number {
  return impact - effort / 2;
}

/**
 * A number, or 0 where it is negative. Of draws on both sides of the middle `Math.max` would be a branch that no processor
 * foresees.
 */
export const positive = (value: number): number => (value + Math.abs(value)) / 2;

/** In standard deviations. */
export const FULL_DISTANCE = 1.5;
const FULL_TIES = 2.4;
const FULL_DIFFERENCE = 0.5;

/** `toSide`: the group's mean, counted towards the side. */
export function distanceOf(toSide: number): number {
  return Math.min(1, positive(toSide / FULL_DISTANCE));
}

/** How weak a perception is: 1 from 40 points below 100. */
export function weaknessOf(perception: number): number {
  return Math.min(1, positive(-perception));
}

/** `pull`: the sum over ties of strength x weakness. */
export function tiesOf(pull: number): number {
  return 1 - Math.exp(-pull);
}

/** Eight ties as strong as the authors expect count as fully entrenched. */
export function entrenchedOf(strengths: number): number {
  return Math.min(1, strengths / FULL_TIES);
}

/** `spread`: the standard deviation between departments' means; 20 points count as fully differing. */
export function differingOf(spread: number): number {
  return Math.min(1, spread / FULL_DIFFERENCE);
}

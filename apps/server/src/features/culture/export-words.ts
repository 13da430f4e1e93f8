import type { Figure } from '@fourfold/contract/schemas';
import { sentence } from '@fourfold/words';

/** What stands above the columns. */
export const said = {
  score: sentence('Score'),
  low: sentence('Low'),
  high: sentence('High'),
  band: sentence('Band'),
  beyond: sentence('Probability of being outside the balanced range'),
  place: sentence('Place'),
  certainty: sentence('Certainty'),
  ofTopFive: sentence('Probability of being in the top five'),
  opportunity: sentence('Opportunity'),
  impact: sentence('Impact'),
  impactLow: sentence('Impact low'),
  impactHigh: sentence('Impact high'),
  effort: sentence('Effort'),
  effortLow: sentence('Effort low'),
  effortHigh: sentence('Effort high'),
  people: sentence('People'),
  peopleFrom: sentence('People low'),
  peopleTo: sentence('People high'),
  ofPeople: sentence('Out of how many people'),
  description: sentence('Description'),
  barrier: sentence('Barrier'),
  weight: sentence('Weight'),
  department: sentence('Department'),
  competency: sentence('Competency'),
  behaviour: sentence('Behaviour'),
  perception: sentence('Perception'),
  correlation: sentence('Correlation'),
  expected: sentence('Expected by the authors'),
  points: sentence('Difference from the company as a whole, in points'),
  clear: sentence('Clear'),
  organisation: sentence('Organisation'),
  round: sentence('Round'),
  keys: sentence('Scoring keys version'),
  earlierKeys: sentence('Scoring keys version of the earlier round'),
  competencyOrDomain: sentence('Competency or domain'),
  before: sentence('Before'),
  now: sentence('Now'),
  change: sentence('Change'),
};

/** What the sheets are called. */
export const files = {
  opportunities: sentence('Opportunities'),
  barriers: sentence('Barriers'),
  heatmap: sentence('Heatmap'),
  dynamics: sentence('Connections'),
  departments: sentence('Departments'),
  rounds: sentence('Rounds'),
};

export const lowOf = sentence<{ name: string }>('{name}: low');
export const highOf = sentence<{ name: string }>('{name}: high');
export const measureOf = sentence<{ name: string; measure: string }>('{name}: {measure}');

export const bands: Readonly<Record<Figure['band'], () => string>> = {
  underactivated: sentence('underactivated'),
  low: sentence('low'),
  balanced: sentence('balanced'),
  high: sentence('high'),
  overactivated: sentence('overactivated'),
};

const yes = sentence('yes');
const no = sentence('no');
export const yesOrNo = (is: boolean): string => (is ? yes() : no());

import type { IndividualProfile } from '@fourfold/contract/schemas';

type Scores = Pick<IndividualProfile, 'groups' | 'measures'>;

/** The scores of answers that cannot be relied on: nothing is called clear or likely, and nothing is advised. */
export const withoutFindings = ({ groups, measures }: Scores): Scores => ({
  groups: groups.map((group) => ({ ...group, strength: 'pale' })),
  measures: measures.map((measure) => ({ ...measure, strength: 'pale', meaning: null, suggestion: null })),
});

/** Whether anything may be concluded from the answers. */
export const isUnreliable = ({ quality }: Pick<IndividualProfile, 'quality'>): boolean =>
  quality.verdict === 'unreliable';

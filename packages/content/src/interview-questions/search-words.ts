/**
 * What someone may type, with what is then looked for as well. The questions bring synonyms of their own; these lead to
 * more than one of them.
 */
export const alsoSought: Readonly<Record<string, readonly string[]>> = {
  leadership: ['delegation', 'coaching', 'motivating others', 'setting direction', 'holding to account'],
  delegation: ['handing over'],
  teamwork: ['across teams', 'helping out', 'collaboration', 'sharing credit'],
  management: ['delegation', 'planning', 'holding to account', 'change'],
  decide: ['decision'],
  decision: ['deciding'],
  honesty: ['candour', 'integrity', 'admitting'],
  stress: ['pressure', 'staying calm'],
  failure: ['mistakes', 'setback'],
  change: ['adaptability', 'letting go of habits'],
  quarrel: ['conflict', 'disagreement'],
  boss: ['manager', 'authority'],
  client: ['customer'],
  deadline: ['punctuality', 'prioritising'],
  diversity: ['inclusion', 'fairness'],
};

/** Words that people type around what they look for. */
export const fillers: ReadonlySet<string> = new Set(
  'a an and at deal dealing for handle handling how in of on skill skills the to with'.split(' '),
);

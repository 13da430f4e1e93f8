/** Longest first, so that "delegations" loses all of its ending. */
const endings = [
  ...[
    'ibilities',
    'abilities',
    'ibility',
    'ability',
    'ations',
    'ational',
    'ership',
    'ivity',
    'ation',
    'ating',
  ],
  ...[
    'ators',
    'ative',
    'ement',
    'ments',
    'ator',
    'ated',
    'ates',
    'ness',
    'ment',
    'ible',
    'able',
    'ings',
    'ions',
  ],
  ...['ate', 'ing', 'ion', 'ive', 'ies', 'ful', 'ers', 'al', 'er', 'ed', 'es', 'ly', 'y', 'e', 's'],
];

/** Endings that may leave three letters alone: "ask" of "asking", but not "cre" of "creating". */
const plain = new Set(['ing', 'ed', 'es', 'er', 'ers', 's', 'e', 'y']);

/**
 * What forms of a word have in common, roughly: "deleg" of "delegate", "delegating" and "delegation". Good enough to
 * find a question by; nobody reads it.
 */
export function stem(word: string): string {
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= (plain.has(each) ? 3 : 4),
  );
  const start = ending === undefined ? word : word.slice(0, -ending.length);
  return start.replace(/(.)\1$/, '$1');
}

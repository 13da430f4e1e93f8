import { expect, it } from 'vitest';
import { bandWords } from './band-words.ts';
import { withoutFindings } from './without-findings.ts';

const score = {
  key: 'goal_setting',
  name: 'Goal Setting',
  definition: '',
  kind: 'behaviour',
  score: 160,
  low: 115,
  high: 200,
  band: 'overactivated',
  side: 'high',
  beyond: 0.9,
  strength: 'full',
  pulls: [],
} as const;

it('calls nothing clear or likely, and advises nothing, where answers cannot be relied on', () => {
  const measure = { ...score, group: 'ambition', meaning: 'Too much of it.', suggestion: 'Do less.' };
  const { groups, measures } = withoutFindings({
    groups: [{ ...score, pulls: [] }],
    measures: [{ ...measure, pulls: [] }],
  });
  expect(groups.concat(measures).map(bandWords)).toEqual([
    'overactivated, unclear',
    'overactivated, unclear',
  ]);
  expect(measures).toMatchObject([{ score: 160, meaning: null, suggestion: null }]);
});

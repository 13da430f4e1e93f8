import { expect, it } from 'vitest';
import { versionTwo } from './version-2.ts';

const first = {
  constructs: {
    constructs: [
      { id: 1001, key: 'c01', perception: 'role_clarity', secondary: null, favourable: 'first' },
      { id: 1002, key: 'c02', perception: 'goal_clarity', secondary: null, favourable: 'last' },
    ],
    mirrors: [],
  },
  texts: {
    steps: ['Clearly: {first}'],
    questions: {
      c01: { stem: 'My tasks', first: 'are plain', last: 'are open' },
      c02: { stem: 'Our goals', first: 'change', last: 'stay' },
    },
  },
};
const lines = [
  { key: 'c01', stem: 'My tasks', favourable: 'are plain', other: 'are open', passes: true },
  { key: 'c02', stem: 'What we aim at', favourable: 'stays', other: 'moves', passes: false },
];

it('keeps the key of a line whose words stayed the same, and gives every other a new one', () => {
  const { files, unchanged } = versionTwo([], lines, first);
  expect(unchanged).toEqual(['c01']);
  expect(files['constructs-2.json'].constructs.map(({ id, key }) => [id, key])).toEqual([
    [1001, 'c01'],
    [3002, 'c202'],
  ]);
  expect(files['en/constructs-2.json'].questions.c202).toEqual({
    stem: 'What we aim at',
    first: 'moves',
    last: 'stays',
  });
});

it('says what is missing while a line has no wording that passes', () => {
  expect(versionTwo([], lines, first).missing).toEqual([
    '0 tendency questions of 64',
    'c02 has no wording that passes',
  ]);
});

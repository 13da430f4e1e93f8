import type { CultureAnswer } from '@fourfold/contract/schemas';
import { expect, it } from 'vitest';
import { pictureHead, pictureName, pictureOf } from './picture-of.ts';

const answer = {
  state: 'figures',
  title: 'Harbour & Vale’s Culture: Engineering',
  round: { name: 'Round 2 (November 2026)' },
  people: 7,
} as CultureAnswer;

it('a picture says whose it is, in its name and above it', () => {
  const of = pictureOf(answer);
  expect(pictureName(of, 'Heatmap')).toBe(
    'harbour-vales-culture-engineering-heatmap-round-2-november-2026.png',
  );
  expect(pictureHead(of)).toBe('Harbour & Vale’s Culture: Engineering · Round 2 (November 2026) · 7 people');
});

it('a picture of the sample names no company of anyone’s', () => {
  const of = pictureOf({ ...answer, state: 'sample' });
  expect(pictureName(of, 'Heatmap')).toBe('sample-company-heatmap.png');
  expect(pictureHead(of)).toBe('Sample company · 7 people');
});

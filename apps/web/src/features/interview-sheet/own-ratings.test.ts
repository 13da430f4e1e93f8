import { expect, it } from 'vitest';
import { changed, storedRatings, toBody, withChanges, withoutSent } from './own-ratings.ts';

const stored = [
  { question_id: 1, score: 4 as const, notes: 'Told of the night shift.' },
  { question_id: 2, score: null, notes: 'Asked the team.' },
];

it('sends what was changed here and nothing that another window may have written', () => {
  const changes = changed(changed({}, 5, { score: 3 }), 2, { notes: ' ' });
  expect(toBody(changes)).toEqual([
    { question_id: 2, notes: null },
    { question_id: 5, score: 3 },
  ]);
  expect(withChanges(storedRatings(stored), changes)).toEqual({
    1: { score: 4, notes: 'Told of the night shift.' },
    2: { score: null, notes: ' ' },
    5: { score: 3, notes: '' },
  });
});

it('keeps for the next save what was changed while another was on its way', () => {
  const sent = changed(changed({}, 1, { score: 2, notes: 'Told' }), 2, { score: 1 });
  const now = changed(sent, 1, { notes: 'Told of it' });
  expect(withoutSent(now, sent)).toEqual({ 1: { notes: 'Told of it' } });
  expect(withoutSent(sent, sent)).toEqual({});
});

it('takes over what is stored, but for the space after which someone goes on writing', () => {
  const shown = {
    1: { score: null, notes: 'Told of the night shift. ' },
    2: { score: null, notes: 'Asked' },
  };
  expect(storedRatings(stored, shown)).toEqual({
    1: { score: 4, notes: 'Told of the night shift. ' },
    2: { score: null, notes: 'Asked the team.' },
  });
});

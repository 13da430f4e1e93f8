import type {
  CultureBarrier,
  CultureOpportunity,
  Figure,
  HeatmapRow,
  RoundsAnswer,
} from '@fourfold/contract/schemas';
import { describe, expect, it } from 'vitest';
import {
  sayBarriers,
  sayDepartments,
  sayHeatmap,
  sayHeld,
  sayOpportunities,
  sayParticipation,
  sayPutBack,
  sayRounds,
} from './sentences.ts';

const figure = (beyond: number, side: Figure['side'] = 'low', band: Figure['band'] = side) =>
  ({ beyond, side, band }) as Figure;

describe('the sentence above the heatmap', () => {
  const names = new Map([
    ['agency', 'Agency'],
    ['ambition', 'Ambition'],
    ['care', 'Care'],
  ]);
  const row = (cells: HeatmapRow['cells']): HeatmapRow => ({
    id: 'whole',
    name: 'Everyone',
    people: 9,
    withheld: null,
    cells,
  });

  it('names competencies, also while one of them is open', () => {
    const cells = {
      agency: figure(0.62),
      ambition: figure(0.41),
      care: figure(0.8, 'high'),
      taking_initiative: figure(0.97),
    };
    const said = sayHeatmap(row(cells), names, 2, 'behaviour');
    expect(said).toContain('Clear company-wide: too much Care. Likely company-wide: too little Agency.');
    expect(sayHeatmap(row(cells), names, 2, 'perception')).toContain('Clear company-wide: high Care.');
    expect(said).not.toContain('taking_initiative');
  });

  it('names nothing whose score is read as balanced', () => {
    const cells = { agency: figure(0.51, 'low', 'balanced'), care: figure(0.9) };
    expect(sayHeatmap(row(cells), names, 1, 'behaviour')).toMatch(/^Clear: too little Care\. Stronger/);
  });

  it('says so when nothing is out of balance', () => {
    expect(sayHeatmap(row({ agency: figure(0.41) }), names, 1, 'behaviour')).toMatch(
      /^Nothing is likely to be out of balance\./,
    );
    expect(sayHeatmap(null, names, 0, 'behaviour')).toBe('No scores can be shown here yet.');
  });
});

describe('the sentence above the departments', () => {
  const names = new Map([
    ['care', 'Care'],
    ['agency', 'Agency'],
  ]);
  const department = (name: string, differences: Record<string, [number, boolean]>) => ({
    ...{ id: name, name, people: 9, withheld: null },
    differences: Object.fromEntries(
      Object.entries(differences).map(([key, [points, stands_out]]) => [
        key,
        { points, low: points - 9, high: points + 9, stands_out },
      ]),
    ),
  });

  it('names the largest of those that are clear, and says of what it is the largest', () => {
    const sales = department('Sales', { care: [-30, false], agency: [-14, true] });
    expect(sayDepartments([sales, department('Depot', {})], names)).toBe(
      '1 difference is clear. Sales is 14 points below the company as a whole in Agency.',
    );
    expect(sayDepartments([sales, department('Depot', { care: [12, true] })], names)).toBe(
      '2 differences are clear. The largest clear one: Sales is 14 points below the company as a whole in Agency.',
    );
  });
});

it('what the five are worth is said beside the best five, with its range', () => {
  expect(sayHeld({ share: 0.807, low: 0.66, high: 0.954 })).toBe(
    'Together, these five offer about 81% of the benefit of the true top five (likely range 66% to 95%).',
  );
});

describe('the sentence above the rounds', () => {
  const changes = (...points: number[]) =>
    ({
      changes: points.map((value, index) => ({
        name: `C${index}`,
        change: { points: value, stands_out: value !== 0 },
      })),
    }) as Pick<RoundsAnswer, 'changes'>;

  it('names what has changed, and of many only the three that changed most', () => {
    expect(sayRounds(changes(0, 0))).toBe('Nothing has clearly changed between the two rounds.');
    expect(sayRounds(changes(12, 0, -20))).toBe('Clearly changed: C2 (−20) and C0 (+12).');
    expect(sayRounds(changes(12, 5, -20, 0, 14))).toBe(
      '4 of 5 competencies and domains have clearly changed, most of all C2 (−20), C4 (+14) and C0 (+12).',
    );
  });
});

type Label = CultureBarrier['label'];
const entry = (name: string, label: Label, band: Figure['band'] = 'low') =>
  ({ name, label, figure: { band } }) as CultureBarrier & CultureOpportunity;
const five = (...labels: Label[]) => labels.map((label, index) => entry('ABCDE'[index] ?? '', label));

describe('the sentence above the opportunities', () => {
  it('says which of the five are clear, which likely, and that the others are not', () => {
    const said = (...labels: Label[]) => sayOpportunities(five(...labels), 46);
    expect(said('clear', 'clear', 'likely', 'unclear', 'unclear')).toBe(
      'Based on 46 people, two opportunities are clearly in the top five: A and B. Likely: C. The other two are unclear.',
    );
    expect(said('clear', 'likely', 'likely', 'likely', 'unclear')).toBe(
      'Based on 46 people, one opportunity is clearly in the top five: A. Likely: B, C and D. The other is unclear.',
    );
    expect(said('clear', 'clear', 'clear', 'clear', 'clear')).toBe(
      'Based on 46 people, all five opportunities are clearly in the top five: A, B, C, D and E.',
    );
    expect(said('likely', 'unclear', 'unclear', 'unclear', 'unclear')).toBe(
      'Based on 46 people, no opportunity is clearly in the top five yet. Likely: A. The other four are unclear.',
    );
    expect(said('unclear', 'unclear', 'unclear', 'unclear', 'unclear')).toBe(
      'Based on 46 people, no opportunity is clearly in the top five yet. The five listed are the best guesses so far.',
    );
  });

  it('does not speak of a culture where one person has answered', () => {
    expect(sayOpportunities(five('clear', 'clear', 'likely', 'likely', 'unclear'), 1)).toContain(
      'not about a culture',
    );
  });
});

describe('the sentence above the barriers', () => {
  it('says which of the five are clear', () => {
    expect(sayBarriers(five('clear', 'likely', 'unclear', 'unclear', 'unclear'))).toBe(
      'One barrier is clearly in the top five: A. Likely: B. The other three are unclear.',
    );
  });

  it('calls nothing weak where nothing is', () => {
    const fine = ['A', 'B', 'C', 'D', 'E'].map((name) => entry(name, 'unclear', 'balanced'));
    expect(sayBarriers(fine)).toBe(
      'No barrier is clearly in the top five yet. The five listed are the best guesses so far. None of them has a low score yet.',
    );
  });
});

it('what putting answers back would change is said of the scores and of the five', () => {
  expect(sayPutBack(0.7, 0)).toBe(
    'Counting these answers would move no score by more than 1 point and would leave the five opportunities as they are.',
  );
  expect(sayPutBack(3.2, 1)).toBe(
    'Counting these answers would move no score by more than 3 points but would replace one of the five opportunities.',
  );
  expect(sayPutBack(0.3, 0)).toBe(
    'Counting these answers would hardly move any score and would leave the five opportunities as they are.',
  );
});

it('one who answered has answered, and several have', () => {
  expect(sayParticipation(1, 1, 0)).toBe('1 of 1 person has answered.');
  expect(sayParticipation(2, 5, 0)).toBe('2 of 5 people have answered.');
});

it('who counts is told from who has answered, and behind the gate alone', () => {
  expect(sayParticipation(49, 57, 1)).toBe(
    '49 of 57 people have answered. One set of answers can’t be relied on and is left out, so 48 count.',
  );
  expect(sayParticipation(48, 57, null)).toBe(
    'Answers from 48 of the 57 people invited are counted. Any that can’t be relied on are left out.',
  );
});

import type { CultureBarrier, Figure, HeatmapRow, RoundsAnswer } from '@fourfold/contract';
import { describe, expect, it } from 'vitest';
import { sayBarriers, sayHeatmap, sayParticipation, sayRounds } from './sentences.ts';

const figure = (strength: Figure['strength']) => ({ strength }) as Figure;

describe('the sentence above the heatmap', () => {
  const names = new Map([
    ['agency', 'Agency'],
    ['ambition', 'Ambition'],
  ]);
  const row = (cells: HeatmapRow['cells']): HeatmapRow => ({
    id: 'whole',
    name: 'Everybody',
    people: 9,
    withheld: null,
    cells,
  });

  it('names competencies, also while one of them is open', () => {
    const cells = { agency: figure('half'), ambition: figure('pale'), taking_initiative: figure('full') };
    const said = sayHeatmap(row(cells), names, 2);
    expect(said).toContain('Probably out of balance in the whole over 2 departments: Agency.');
    expect(said).not.toContain('taking_initiative');
  });

  it('says so when nothing is out of balance', () => {
    expect(sayHeatmap(row({ agency: figure('pale') }), names, 1)).toMatch(
      /^Nothing is surely out of balance/,
    );
    expect(sayHeatmap(null, names, 0)).toBe('No figures can be shown here yet.');
  });
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
    expect(sayRounds(changes(0, 0))).toBe('Nothing has surely changed between the two rounds.');
    expect(sayRounds(changes(12, 0, -20))).toBe('More than chance has changed: C2 (−20) and C0 (+12).');
    expect(sayRounds(changes(12, 5, -20, 0, 14))).toBe(
      '4 of 5 have changed by more than chance, most of all C2 (−20), C4 (+14) and C0 (+12).',
    );
  });
});

describe('the sentence above the barriers', () => {
  const barrier = (name: string, label: CultureBarrier['label'], band: Figure['band']) =>
    ({ name, label, figure: { band } }) as CultureBarrier;

  it('calls weak what stands below balanced, the sure ones first', () => {
    const weak = [barrier('Safe to Speak', 'clear', 'underactivated'), barrier('Fair Pay', 'likely', 'low')];
    expect(sayBarriers(weak)).toBe('What people most surely see as weak: Safe to Speak.');
    expect(sayBarriers(weak.slice(1))).toBe('Nothing is sure yet. Probably seen as weak: Fair Pay.');
  });

  it('does not call weak what is only lower than the rest', () => {
    const fine = [barrier('Fair Pay', 'clear', 'balanced'), barrier('Trust', 'unclear', 'balanced')];
    expect(sayBarriers(fine)).toBe('Nothing is surely seen as weak. Probably among the lowest: Fair Pay.');
    expect(sayBarriers([])).toBe('Nothing is seen as weak here.');
    expect(sayBarriers(fine.slice(1))).toBe('Nothing is surely seen as weak: these are the best guesses.');
  });
});

it('one who answered has answered, and several have', () => {
  expect(sayParticipation(1, 1, 0)).toBe('1 of 1 person has answered.');
  expect(sayParticipation(2, 5, null)).toBe('2 of 5 people have answered.');
});
